// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../api/answer.ts";
import { type Action, done } from "./action.ts";
import { registerActions } from "./actions.ts";
import type { DialogDocument, Step } from "../document/types.ts";
import { testApp } from "../render/testing/test-app.tsx";

afterEach(cleanup);

const say = (text: string): Step => ({ do: "set", with: { path: "screen.said", value: text } });
const refused: Answer = { ok: false, kind: "business", status: 3101, message: "refused", content: { left: 1 } };
const answers = {
  good: async (): Promise<Answer> => ({ ok: true, content: { id: "x" } }),
  bad: async (): Promise<Answer> => refused,
  lost: async (): Promise<Answer> => ({ ...refused, status: 7 }),
  dead: async (): Promise<Answer> => ({ ok: false, kind: "timeout", status: -1, message: "", content: null }),
};
const catalogue = [
  { id: "lost", status: [7], always: true, except: ["login"], then: [say("lost")] },
  { id: "timeout", kind: "timeout", then: [say("timeout")] },
  { id: "fault", kind: "fault", then: [say("fault")] },
  { id: "other", then: [{ do: "set", with: { path: "screen.said", value: { $: { var: "result.message" } } } }] },
];
const call = (id: string, more: Partial<Step> = {}): Step => ({ do: "call", with: { call: id }, ...more });

const runs: { description: string; steps: readonly Step[]; said: unknown; ended?: boolean }[] = [
  { description: "steps run in order", steps: [say("a"), say("b")], said: "b" },
  { description: "a false condition skips a step", steps: [say("a"), { ...say("b"), if: false }], said: "a" },
  {
    description: "ok sees the answer",
    steps: [call("good", { ok: [{ do: "set", with: { path: "screen.said", value: { $: { var: "result.id" } } } }] })],
    said: "x",
  },
  { description: "as keeps the answer", steps: [call("good", { as: "screen.said" })], said: { id: "x" } },
  { description: "the next step runs after ok", steps: [call("good", { ok: [say("ok")] }), say("next")], said: "next" },
  {
    description: "X1 a failure speaks through the catalogue and ends the run",
    steps: [call("bad"), say("next")],
    said: "refused",
    ended: true,
  },
  {
    description: "fail sees the failure and ends the run",
    steps: [
      call("bad", { fail: [{ do: "set", with: { path: "screen.said", value: { $: { var: "result.status" } } } }] }),
      say("next"),
    ],
    said: 3101,
    ended: true,
  },
  {
    description: "fail takes a code that failFor names",
    steps: [call("bad", { failFor: [3101], fail: [say("own")] }), say("next")],
    said: "own",
    ended: true,
  },
  {
    description: "X1 a code that failFor does not name speaks through the catalogue",
    steps: [call("bad", { failFor: [3199], fail: [say("own")] }), say("next")],
    said: "refused",
    ended: true,
  },
  {
    description: "X5 a time-out is the catalogue's where failFor names codes",
    steps: [call("dead", { failFor: [3101, -1], fail: [say("own")] })],
    said: "timeout",
    ended: true,
  },
  {
    description: "X2 what always applies goes before a code that failFor names",
    steps: [call("lost", { failFor: [7], fail: [say("own")] })],
    said: "lost",
    ended: true,
  },
  {
    description: "X2 what always applies goes before a fail branch",
    steps: [call("lost", { fail: [say("own")] })],
    said: "lost",
    ended: true,
  },
  { description: "X5 a time-out has its entry", steps: [call("dead")], said: "timeout", ended: true },
  {
    description: "an expression that fails is a fault, not a crash",
    steps: [{ do: "set", with: { path: "screen.said", value: { $: { "+": [{ var: "screen.gone" }] } } } }, say("next")],
    said: "fault",
    ended: true,
  },
  { description: "an unknown verb is a fault", steps: [{ do: "jump" }, say("next")], said: "fault", ended: true },
];

describe("runSteps", () => {
  it.each(runs)("$description", async ({ steps, said, ended = false }) => {
    const { visit } = await testApp([], { answers, catalogue });
    let whole: boolean | undefined;
    await act(async () => {
      whole = await visit.run(steps);
    });
    expect(visit.session.read("screen.said")).toEqual(said);
    expect(whole).toBe(!ended);
  });

  it("R39 steps after a call end when the screen was left meanwhile", async () => {
    let answer: (found: Answer) => void = () => undefined;
    const waiting = { slow: () => new Promise<Answer>((settle) => (answer = settle)) };
    const { visit, went } = await testApp([], { answers: waiting, catalogue });
    const run = visit.run([call("slow"), { do: "go", with: { to: "/next" } }]);
    await vi.waitFor(() => expect(answer.length).toBe(1));
    act(() => visit.leave());
    answer({ ok: true, content: {} });
    expect(await run).toBe(false);
    expect(went).toEqual([]);
  });
});

describe("a verb that is not at hand", () => {
  const late: Step = { do: "nod" };
  const nodded = vi.fn();
  const nod: Action = { name: "nod", run: async () => (nodded(), done()) };

  it("comes with the shared documents, and the step waits for them", async () => {
    const { engine, visit } = await testApp([]);
    vi.spyOn(engine.documents, "load").mockImplementation(async () => registerActions([nod]));
    expect(await visit.run([late])).toBe(true);
    expect(nodded).toHaveBeenCalledTimes(1);
    expect(engine.documents.load).toHaveBeenCalledWith("shared");
  });
});

describe("again", () => {
  const asks: Answer = { ok: false, kind: "business", status: 1015, message: "code", content: {}, call: "guarded" };
  const again: Step = { do: "again", with: { body: { code: { $: { var: "screen.code" } } } } };
  const guarded = (entry: readonly Step[]) => {
    const bodies: unknown[] = [];
    const code = (body: Readonly<Record<string, unknown>>) => body.code;
    return {
      bodies,
      app: testApp([], {
        answers: {
          guarded: async (body) => {
            bodies.push(body);
            return code(body) === "right" ? { ok: true, content: { id: "x" } } : asks;
          },
        },
        catalogue: [
          { id: "captcha", status: [1015], always: true, then: entry },
          { id: "fault", kind: "fault", then: [say("fault")] },
        ],
      }),
    };
  };
  const send = call("guarded", {
    with: { call: "guarded", body: { phone: "080" } },
    ok: [{ do: "set", with: { path: "screen.said", value: { $: { var: "result.id" } } } }],
    fail: [say("own")],
  });

  it("X4 repeats the call with more in its body, and the step goes on as if it had succeeded at once", async () => {
    const { app, bodies } = guarded([{ do: "set", with: { path: "screen.code", value: "right" } }, again]);
    const { visit } = await app;
    let whole: boolean | undefined;
    await act(async () => {
      whole = await visit.run([send, { do: "set", with: { path: "screen.next", value: true } }]);
    });
    expect(bodies).toEqual([{ phone: "080" }, { phone: "080", code: "right" }]);
    expect([whole, visit.session.read("screen.said"), visit.session.read("screen.next")]).toEqual([true, "x", true]);
  });

  it("X4 a wrong code asks again until it is right", async () => {
    const codes = ["wrong", "worse", "right"];
    const { app, bodies } = guarded([{ do: "call", with: { call: "next-code" }, as: "screen.code" }, again]);
    const { visit, answers } = await app;
    answers["next-code"] = async () => ({ ok: true, content: codes.shift() });
    await act(() => visit.run([send]).then(() => undefined));
    expect(bodies.map((body) => (body as { code?: string }).code)).toEqual([undefined, "wrong", "worse", "right"]);
  });

  it("X4 a code that nobody gives ends the run without the step's own branch", async () => {
    const { app, bodies } = guarded([]);
    const { visit } = await app;
    expect(await visit.run([send])).toBe(false);
    expect(bodies).toHaveLength(1);
    expect(visit.session.read("screen.said")).toBeUndefined();
  });

  it("X4 a step's own branch repeats its call too, and handles what the repeated call comes to", async () => {
    const codes = ["wrong", "right"];
    const { app, bodies } = guarded([]);
    const { visit, engine, answers } = await app;
    engine.catalogue.find = () => undefined;
    answers["next-code"] = async () => ({ ok: true, content: codes.shift() });
    const own = {
      ...send,
      fail: [{ ...call("next-code"), ok: [{ do: "again", with: { body: { code: { $: { var: "result" } } } } }] }],
    };
    expect(await visit.run([own])).toBe(true);
    expect(bodies.map((body) => (body as { code?: string }).code)).toEqual([undefined, "wrong", "right"]);
    expect(visit.session.read("screen.said")).toBe("x");
  });

  it("where no call has failed there is nothing to repeat", async () => {
    const { app } = guarded([]);
    const { visit } = await app;
    await act(() => visit.run([{ do: "again" }]).then(() => undefined));
    expect(visit.session.read("screen.said")).toBe("fault");
  });
});

const dialog = (change: Partial<DialogDocument> = {}): DialogDocument => ({
  id: "ask",
  version: 1,
  title: "Ask",
  children: [],
  ...change,
});
const ask: Step = { do: "dialog", with: { dialog: "ask", with: { a: 1 } }, ok: [say("yes")] };

describe("verbs", () => {
  it.each([
    ["/a", undefined, "/a"],
    ["/a", { x: 1 }, "/a?x=1"],
  ])("go to %s with %j", async (to, query, target) => {
    const { visit, went } = await testApp([], { catalogue });
    await act(() => visit.run([{ do: "go", with: { to, ...(query && { query }) } }]).then(() => undefined));
    expect(went).toEqual([target]);
  });

  it.each(["//evil.example", "javascript:alert(1)", "/\\evil"])("R16 go refuses %s", async (to) => {
    const { visit, went } = await testApp([], { catalogue });
    await act(() => visit.run([{ do: "go", with: { to } }]).then(() => undefined));
    expect(went).toEqual([]);
    expect(visit.session.read("screen.said")).toBe("fault");
  });

  it("R16 open leaves only for the allow-list", async () => {
    const { visit, opened, tracked } = await testApp([], { catalogue });
    await act(() => visit.run([{ do: "open", with: { url: "https://pay.example.com/x" } }]).then(() => undefined));
    await act(() => visit.run([{ do: "open", with: { url: "https://evil.example" } }]).then(() => undefined));
    expect(opened).toEqual(["https://pay.example.com/x"]);
    expect(tracked).toContain("refused_url");
  });

  it.each([
    [{ value: "v" }, "yes"],
    [{}, undefined],
  ])("D7 a dialog closed with %j says %s", async (given, said) => {
    const { engine, visit } = await testApp([], { catalogue, dialogs: [dialog()] });
    let run: Promise<boolean> | undefined;
    await act(async () => {
      run = visit.run([ask]);
      await vi.waitFor(() => expect(engine.dialogs.stack).toHaveLength(1));
      await visit.run([{ do: "close", with: given }]);
      await run;
    });
    expect(visit.session.read("screen.said")).toBe(said);
    expect(engine.dialogs.stack).toHaveLength(0);
  });

  it("D7 a dialog that must be answered cannot be put away; leaving the screen ends it", async () => {
    const { engine, visit } = await testApp([], { catalogue, dialogs: [dialog({ closable: false })] });
    await act(async () => {
      const run = visit.run([ask]);
      await vi.waitFor(() => expect(engine.dialogs.stack).toHaveLength(1));
      expect(engine.dialogs.dismiss()).toBe(false);
      engine.dialogs.leave(visit);
      await run;
    });
    expect(visit.session.read("screen.said")).toBeUndefined();
  });

  it("X2 R52 the same dialog opens once, however often it is asked for", async () => {
    const { engine, visit } = await testApp([], { catalogue, dialogs: [dialog()] });
    await act(async () => {
      const all = Promise.all([1, 2, 3, 4, 5].map(() => visit.run([ask])));
      await vi.waitFor(() => expect(engine.dialogs.stack.length).toBeGreaterThan(0));
      expect(engine.dialogs.stack).toHaveLength(1);
      engine.dialogs.close({ dismissed: false, value: true });
      await all;
    });
  });

  it("F8 login stores who it is, clears the journey and goes where one wanted to go", async () => {
    const { engine, visit, went } = await testApp([], { catalogue });
    engine.state.write("journey.old", 1);
    engine.state.write("session.wanted", "/bill?x=1");
    await act(() => visit.run([{ do: "login", with: { identity: { token: "t", name: "N" } } }]).then(() => undefined));
    expect([engine.known, engine.state.read("journey.old"), engine.state.read("session.wanted")]).toEqual([
      true,
      undefined,
      undefined,
    ]);
    expect(went).toEqual(["/bill?x=1"]);
  });

  it("R53 R54 logout forgets session and journey and goes to the login", async () => {
    const { engine, visit, went } = await testApp([], { catalogue });
    engine.state.write("session.token", "t");
    engine.state.write("journey.amount", 1);
    await act(() => visit.run([{ do: "logout" }]).then(() => undefined));
    expect([engine.known, engine.state.read("journey.amount")]).toEqual([false, undefined]);
    expect(went).toEqual(["/login"]);
  });

  it("F6 decide runs the row's steps with its inputs, and keeps the trace", async () => {
    const decision = {
      id: "d",
      version: 1,
      inputs: { x: { type: "integer" } },
      cases: [],
      rows: [
        {
          id: "one",
          when: { "===": [{ var: "inputs.x" }, 1] },
          then: [{ do: "set", with: { path: "screen.said", value: { $: { var: "inputs.x" } } } }],
          because: "one",
        },
        { id: "rest", then: [], because: "rest" },
      ],
      undecided: { then: [say("undecided")], because: "odd" },
    };
    const { engine, visit, tracked } = await testApp([], { catalogue, decisions: [decision] });
    const take = (x: unknown) =>
      act(() => visit.run([{ do: "decide", with: { decision: "d", inputs: { x } } }]).then(() => undefined));
    await take(1);
    expect(visit.session.read("screen.said")).toBe(1);
    await take("1");
    expect(visit.session.read("screen.said")).toBe("undecided");
    expect(engine.ui.read("decision.last")).toMatchObject({ id: "d", row: "undecided", trace: [{ row: "inputs" }] });
    expect(tracked.filter((event) => event === "decision")).toHaveLength(2);
  });
});
