import { expect, it } from "vitest";
import { readFromPreview, readToPreview } from "./messages.ts";

const seen = {
  language: "en_US",
  widget: "button",
  words: "Log in",
  steps: [{ key: "0" }, { key: "enter", widget: "button" }],
};
const taken = { decision: "borrow-entry", row: "refused", because: "Not now.", inputs: "{}" };
const scene = { kind: "screen", id: "login" };

it.each([
  { studio: "so", inspect: true, large: false, native: true },
  { studio: "speak", language: "zh_CN" },
  { studio: "log in", phone: "07100000002" },
  { studio: "move the clock", days: 7 },
])("the preview hears %j", (message) => {
  expect(readToPreview({ ...message, more: "than that" })).toEqual(message);
});

it.each([
  ["nothing", undefined],
  ["a text", "so"],
  ["another page's message", { inspect: true, large: true, native: true }],
  ["half of one", { studio: "so", inspect: true, large: true }],
  ["another type", { studio: "so", inspect: "true", large: true, native: true }],
  ["no day", { studio: "move the clock", days: 0 }],
  ["a day before", { studio: "move the clock", days: -1 }],
  ["half a day", { studio: "move the clock", days: 0.5 }],
  ["more than a year", { studio: "move the clock", days: 367 }],
  ["a number that is none", { studio: "log in", phone: 710 }],
  ["what it never does", { studio: "run", steps: [] }],
])("the preview hears nothing of %s", (_, message) => {
  expect(readToPreview(message)).toBeUndefined();
});

it.each([
  { preview: "ended" },
  { preview: "said", words: "Logged in.", wrong: false },
  { preview: "is", language: "en_US" },
  { preview: "is", language: "en_US", now: 1_795_725_413_055 },
  { preview: "shows", scene, nodes: [] },
  { preview: "shows", scene, nodes: [[{ key: "0" }], [{ key: "0" }, { key: "enter", widget: "button" }]] },
  { preview: "decided", ...taken },
  { preview: "picked", seen },
  { preview: "picked", seen: { ...seen, scene } },
  { preview: "picked", seen: { ...seen, scene: { ...scene, loading: true } } },
])("the studio hears %j", (message) => {
  expect(readFromPreview({ ...message, more: "than that" })).toEqual(message);
});

it.each([
  ["nothing", null],
  ["a list", [{ preview: "ended" }]],
  ["half of one", { preview: "said", words: "Logged in." }],
  ["words without end", { preview: "said", words: "a".repeat(301), wrong: false }],
  ["a language that is none", { preview: "picked", seen: { ...seen, language: 1 } }],
  ["no steps", { preview: "picked", seen: { ...seen, steps: "0" } }],
  ["a step that is none", { preview: "picked", seen: { ...seen, steps: [{ widget: "button" }] } }],
  [
    "steps without end",
    { preview: "picked", seen: { ...seen, steps: Array.from({ length: 61 }, () => ({ key: "0" })) } },
  ],
  ["another kind of place", { preview: "picked", seen: { ...seen, scene: { kind: "file", id: "login" } } }],
  ["a place without a name", { preview: "picked", seen: { ...seen, scene: { kind: "screen" } } }],
  ["a decision without its row", { preview: "decided", ...taken, row: undefined }],
  ["what a decision was told without an end", { preview: "decided", ...taken, inputs: "a".repeat(20_001) }],
  ["what a decision was told, not as JSON", { preview: "decided", ...taken, inputs: {} }],
  ["a screen without nodes", { preview: "shows", scene }],
  ["nodes of no screen", { preview: "shows", nodes: [] }],
  ["nodes that are none", { preview: "shows", scene, nodes: [{ key: "0" }] }],
])("the studio hears nothing of %s", (_, message) => {
  expect(readFromPreview(message)).toBeUndefined();
});
