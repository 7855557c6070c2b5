import { expect, it } from "vitest";
import type { Line } from "../records/published-behaviour.ts";
import { goneBy } from "./gone-by.ts";

const step = (name: string, given: unknown, more: object = {}) => ({ do: name, with: given, ...more });
const value = (path: string) => ({ $: path });

it.each<
  readonly [what: string, lines: Readonly<Record<string, readonly Line[]>>, of: string, paths: readonly string[]]
>([
  ["a condition", { "part a": [["  text", { when: { "!": [{ var: "screen.a" }] } }]] }, "part a", ["screen.a"]],
  ["a condition that is a path", { "part a": [["  text", { when: "screen.a" }]] }, "part a", ["screen.a"]],
  [
    "a list that is gone through",
    { "part a": [["  use b", { each: { in: "screen.list" } }]] },
    "part a",
    ["screen.list"],
  ],
  [
    "a condition of a step inside another",
    {
      "part a": [
        ["  button on press", [step("call", { call: "c" }, { fail: [step("close", {}, { if: "screen.a" })] })]],
      ],
    },
    "part a",
    ["screen.a"],
  ],
  [
    "what a call is given",
    { "part a": [["  button on press", [step("call", { call: "c", body: { amount: value("form.amount") } })]]] },
    "part a",
    ["form.amount"],
  ],
  [
    "what a read is given",
    { "screen a": [["reads.b", { call: "c", with: { id: value("journey.id") } }]] },
    "screen a",
    ["journey.id"],
  ],
  [
    "what a guard takes",
    { "screen a": [["guard", [step("decide", { decision: "d", inputs: { x: value("device.x") } })]]] },
    "screen a",
    ["device.x"],
  ],
  [
    "what a condition is worked out from",
    {
      "screen a": [
        ["derived.open", { "!": [{ var: "screen.a" }] }],
        ["  text", { when: "derived.open" }],
      ],
    },
    "screen a",
    ["derived.open", "screen.a"],
  ],
  [
    "what a part goes by, that is handed it by another",
    {
      "screen a": [["  use b", { with: { open: value("screen.open"), title: value("screen.title") } }]],
      "part b": [["  use c", { with: { shown: value("with.open"), title: value("with.title") } }]],
      "part c": [["  text", { when: "with.shown", props: { text: value("with.title") } }]],
    },
    "screen a",
    ["screen.open"],
  ],
  [
    "what a dialog sends",
    {
      "part a": [["  button on press", [step("dialog", { dialog: "b", with: { amount: value("journey.amount") } })]]],
      "dialog b": [["  button on press", [step("call", { call: "c", body: { amount: value("with.amount") } })]]],
    },
    "part a",
    ["journey.amount"],
  ],
  [
    "what a decision goes by",
    {
      "part a": [
        [
          "  button on press",
          [step("decide", { decision: "d", inputs: { x: value("journey.x"), y: value("journey.y") } })],
        ],
      ],
      "decision d": [
        ["rows.b", { when: { "===": [{ var: "inputs.x" }, 1] }, then: [step("toast", { text: value("inputs.y") })] }],
      ],
    },
    "part a",
    ["journey.x"],
  ],
  ["nothing that is only shown", { "part a": [["  text", { props: { text: value("screen.a") } }]] }, "part a", []],
])("R14 gone by is %s", (_, lines, of, paths) => {
  expect([...(goneBy(new Map(Object.entries(lines))).get(of) ?? [])].sort()).toEqual(paths);
});
