import type { DecisionDocument } from "../document/types.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { NodeDocument } from "../document/grammar/node.ts";
import { testApp } from "./testing/test-app.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (name: string, expression: unknown): NodeDocument => ({
  widget: "box",
  props: { name, text: { $: expression } },
});
const fixed = (name: string, text: string): NodeDocument => ({ widget: "box", props: { name, text } });
const field = (name: string): NodeDocument => ({ widget: "field", bind: `form.${name}`, props: { name } });
const names = Array.from({ length: 30 }, (_, index) => `f${index}`);
const must = { must: { "===": [{ length: [{ var: ["value", ""] }] }, 3] }, say: "rule.three" };
const three = { id: "three", checks: [must] };
const form = (names: readonly string[], live = false) =>
  Object.fromEntries(names.map((name) => [name, { rule: "three", live }]));

describe("what renders", () => {
  it("the engine renders exactly the field that changed and its dependants", async () => {
    const { rendersOf } = await testApp(
      [
        { widget: "box", props: { name: "group" }, children: names.map(field) },
        show("dependant", { var: ["form.f3", "empty"] }),
        { ...field("hidden"), when: { "===": [{ var: ["form.f3", ""] }, "show"] } },
      ],
      { screen: { form: form(names) } },
    );
    const type = (value: string) => () => fireEvent.change(screen.getByLabelText("f3"), { target: { value } });
    expect(await rendersOf(type("a"))).toEqual(["f3", "dependant"]);
    expect(await rendersOf(type("show"))).toEqual(["f3", "dependant", "hidden"]);
    expect(await rendersOf(type("b"))).toEqual(["f3", "dependant"]);
  });

  it("a node whose props come out the same does not render", async () => {
    const { write, rendersOf } = await testApp([show("long", { ">": [{ var: ["screen.count", 0] }, 10] })]);
    await write("screen.count", 1);
    expect(await rendersOf(() => write("screen.count", 2))).toEqual([]);
    expect(await rendersOf(() => write("screen.count", 11))).toEqual(["long"]);
  });

  it("only the branch that is taken is watched, and another one once it is taken", async () => {
    const { write, rendersOf } = await testApp([
      show("either", { if: [{ var: "screen.left" }, { var: "screen.a" }, { var: "screen.b" }] }),
    ]);
    expect(await rendersOf(() => write("screen.a", "1"))).toEqual([]);
    expect(await rendersOf(() => write("screen.left", true))).toEqual(["either"]);
    expect(await rendersOf(() => write("screen.a", "2"))).toEqual(["either"]);
    expect(await rendersOf(() => write("screen.b", "3"))).toEqual([]);
  });

  it("a node that reads inside a value hears of it, though the value came without it", async () => {
    const { write, rendersOf } = await testApp([show("inner", { var: ["screen.outer.inner", ""] })]);
    await write("screen.outer", { beside: 1 });
    expect(await rendersOf(() => write("screen.outer.inner", "x"))).toEqual(["inner"]);
  });

  it("what reads a derived value hears of exactly what that depends on", async () => {
    const derived = {
      chosen: { find: [{ var: "screen.list" }, "id", { var: "screen.id" }] },
      label: { cat: [{ var: "derived.chosen.name" }, "!"] },
    };
    const { write, rendersOf } = await testApp(
      [show("name", { var: ["derived.chosen.name", "none"] }), show("label", "derived.label")],
      { screen: { derived } },
    );
    await write("screen.list", [
      { id: 1, name: "one" },
      { id: 2, name: "two" },
    ]);
    expect(await rendersOf(() => write("screen.id", 2))).toEqual(["name", "label"]);
    expect(document.body.textContent).toContain("two!");
    expect(await rendersOf(() => write("screen.other", 1))).toEqual([]);
  });

  it("S7 what reads the row of a decision hears of what the decision is given, and of nothing else", async () => {
    const decision: DecisionDocument = {
      id: "stage",
      inputs: { days: { type: "integer" } },
      rows: [
        { id: "late", when: { "<": [{ var: "inputs.days" }, 0] }, then: [], because: "It is over." },
        { id: "early", then: [], because: "There is time." },
      ],
      undecided: { then: [], because: "Nobody knows." },
      cases: [],
    };
    const decided = { stage: { decision: "stage", inputs: { days: { $: "screen.days" } } } };
    const { write, rendersOf } = await testApp([show("stage", "decided.stage")], {
      screen: { decided },
      decisions: [decision],
    });
    await write("screen.days", 3);
    expect(document.body.textContent).toContain("early");
    expect(await rendersOf(() => write("screen.days", -1))).toEqual(["stage"]);
    expect(document.body.textContent).toContain("late");
    await write("screen.days", "soon");
    expect(document.body.textContent).toContain("undecided");
    expect(await rendersOf(() => write("screen.other", 1))).toEqual([]);
  });

  it("a node that leaves the page watches nothing any more", async () => {
    const { write, rendersOf } = await testApp([
      { widget: "box", when: { var: ["screen.on", true] }, children: [show("inner", { var: ["screen.x", "-"] })] },
    ]);
    await write("screen.on", false);
    expect(await rendersOf(() => write("screen.x", "1"))).toEqual([]);
  });

  it("children and slots come from their nodes", async () => {
    await testApp([{ widget: "box", slots: { head: [fixed("head", "H")] }, children: [fixed("child", "C")] }]);
    expect(screen.getByTestId("box").textContent).toBe("HC");
  });
});

describe("faults", () => {
  const breaker = (more: object = {}): NodeDocument => ({
    widget: "breaker",
    props: { bad: { $: { var: ["screen.bad", false] } } },
    ...more,
  });

  it("R24 a widget that throws takes only itself away, and is reported once", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { write, faults } = await testApp([breaker(), fixed("other", "still here")]);
    await write("screen.bad", true);
    await write("screen.bad", 1);
    expect(screen.queryByText("breaker")).toBeNull();
    expect(screen.getByTestId("other").textContent).toBe("still here");
    expect(faults).toEqual([expect.objectContaining({ widget: "breaker", node: "0", message: "broken widget" })]);
  });

  it.each<[string, NodeDocument, string]>([
    ["an expression that meets a missing value", show("x", { "+": [{ var: "screen.none" }, 1] }), "missing value"],
    ["an unknown widget", { widget: "no-such" }, 'unknown widget "no-such"'],
  ])("R24 %s hides the node and is reported", async (_what, node, message) => {
    const { faults } = await testApp([node, fixed("other", "here")]);
    expect(screen.getByTestId("other")).toBeTruthy();
    expect(faults).toEqual([expect.objectContaining({ message: expect.stringContaining(message) })]);
  });

  it("R26 a critical fault blocks the screen; retry mounts it anew, and after three failures leads home instead", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { write, went } = await testApp([breaker({ critical: true }), fixed("other", "here")]);
    await write("screen.bad", true);
    const retry = () => act(async () => screen.getByText("retry").click());
    for (let tries = 0; tries < 3; tries++) {
      expect(screen.getByRole("alert").textContent).toContain("engine.failed");
      expect(screen.queryByTestId("other")).toBeNull();
      await retry();
    }
    expect(went).toEqual([]);
    await retry();
    expect(went).toEqual(["/home"]);
  });

  it("R26 a retry after the cause is gone shows the screen", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { write } = await testApp([breaker({ critical: true })]);
    await write("screen.bad", true);
    await write("screen.bad", false);
    await act(async () => screen.getByText("retry").click());
    expect(screen.getByText("breaker")).toBeTruthy();
  });
});

describe("events", () => {
  function deferred() {
    let settle: () => void = () => undefined;
    const promise = new Promise<void>((resolve) => {
      settle = resolve;
    });
    return { promise, settle };
  }

  it("R45 while its steps run a node is pending and drops further presses", async () => {
    const { promise, settle } = deferred();
    let calls = 0;
    const answer = async () => {
      calls++;
      await promise;
      return { ok: true, content: "done" } as const;
    };
    const { visit } = await testApp(
      [{ widget: "button", on: { press: [{ do: "call", with: { call: "slow" }, as: "screen.answer" }] } }],
      { answers: { slow: answer } },
    );
    const button = screen.getByText("button");
    button.click();
    button.click();
    await vi.waitFor(() => expect(button.dataset.pending).toBe("true"));
    button.click();
    expect(calls).toBe(1);
    await act(async () => settle());
    await vi.waitFor(() => expect(button.dataset.pending).toBe("false"));
    expect(visit.session.read("screen.answer")).toBe("done");
    await act(async () => button.click());
    expect(calls).toBe(2);
  });

  it("R38 values that change while the steps of a change run are heard once more, the last of them", async () => {
    const { promise, settle } = deferred();
    const heard: unknown[] = [];
    const answer = async (body: Readonly<Record<string, unknown>>) => {
      heard.push(body.value);
      await promise;
      return { ok: true, content: {} } as const;
    };
    const ask = { do: "call", with: { call: "slow", body: { value: { $: "event" } } } };
    await testApp([{ ...field("a"), on: { change: [ask] } }], { answers: { slow: answer } });
    for (const value of ["1", "12", "123"]) fireEvent.change(screen.getByLabelText("a"), { target: { value } });
    await vi.waitFor(() => expect(heard).toEqual(["1"]));
    await act(async () => settle());
    await vi.waitFor(() => expect(heard).toEqual(["1", "123"]));
  });

  it("steps read what the widget emitted", async () => {
    const { visit } = await testApp([
      { widget: "button", on: { press: [{ do: "set", with: { path: "screen.x", value: { $: "event" } } }] } },
    ]);
    await act(async () => screen.getByText("button").click());
    expect(visit.session.read("screen.x")).toBe("pressed");
  });
});

describe("fields", () => {
  const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
  const message = () => screen.queryByRole("alert")?.textContent;

  it("a field is checked when it is left, and from then on while typing", async () => {
    await testApp([field("a")], { screen: { form: form(["a"]) }, rules: [three] });
    type("a", "x");
    expect(message()).toBeUndefined();
    fireEvent.blur(screen.getByLabelText("a"));
    expect(message()).toBe("rule.three");
    type("a", "xyz");
    expect(message()).toBeUndefined();
  });

  it("a live field is checked from its first key on", async () => {
    await testApp([field("a")], { screen: { form: form(["a"], true) }, rules: [three] });
    type("a", "x");
    expect(message()).toBe("rule.three");
    type("a", "xyz");
    expect(message()).toBeUndefined();
  });

  it("validate shows the messages of the fields that nobody has come to, after others were typed in", async () => {
    await testApp([field("a"), field("b"), { widget: "button", on: { press: [{ do: "validate" }] } }], {
      screen: { form: form(["a", "b"], true) },
      rules: [three],
    });
    type("a", "x");
    await act(async () => screen.getByText("button").click());
    expect(screen.getAllByRole("alert")).toHaveLength(2);
  });

  it("validate shows every message, passes over hidden fields and ends the run", async () => {
    const { visit, focused } = await testApp(
      [
        field("a"),
        field("b"),
        { ...field("c"), when: false },
        {
          widget: "button",
          on: { press: [{ do: "validate" }, { do: "set", with: { path: "screen.sent", value: true } }] },
        },
      ],
      { screen: { form: form(["a", "b", "c"]) }, rules: [three] },
    );
    await act(async () => screen.getByText("button").click());
    expect(screen.getAllByRole("alert")).toHaveLength(2);
    expect(focused).toEqual(["field-a"]);
    expect(visit.session.read("screen.sent")).toBeUndefined();
    type("a", "abc");
    type("b", "abc");
    await act(async () => screen.getByText("button").click());
    expect(visit.session.read("screen.sent")).toBe(true);
  });
});
