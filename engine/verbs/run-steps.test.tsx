import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../api/answer.ts";
import { type Verb, done } from "./verb.ts";
import { registerVerbs } from "./verbs.ts";
import type { PublishedStep } from "../document/published.ts";
import { closeExpression } from "../expression/compile.ts";
import { testApp } from "../render/testing/test-app.tsx";

afterEach(cleanup);

const say = (text: string): PublishedStep => ({ do: "set", with: { path: "screen.said", value: text } });
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
  { id: "other", then: [{ do: "set", with: { path: "screen.said", value: { $: "result.message" } } }] },
];
const call = (id: string, more: Partial<PublishedStep> = {}): PublishedStep => ({
  do: "call",
  with: { call: id },
  ...more,
});

const runs: { description: string; steps: readonly PublishedStep[]; said: unknown; ended?: boolean }[] = [
  { description: "steps run in order", steps: [say("a"), say("b")], said: "b" },
  {
    description: "a false condition skips a step",
    steps: [say("a"), { ...say("b"), if: closeExpression(false) }],
    said: "a",
  },
  {
    description: "ok sees the answer",
    steps: [call("good", { ok: [{ do: "set", with: { path: "screen.said", value: { $: "result.id" } } }] })],
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
      call("bad", { fail: [{ do: "set", with: { path: "screen.said", value: { $: "result.status" } } }] }),
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
  const late: PublishedStep = { do: "nod" };
  const nodded = vi.fn();
  // A name of no verb: those of the vocabulary are all at hand here.
  const nod: Verb = { name: "nod" as Verb["name"], run: async () => (nodded(), done()) };

  it("comes with the shared documents, and the step waits for them", async () => {
    const { engine, visit } = await testApp([]);
    const load = vi.spyOn(engine.documents, "load").mockImplementation(async () => registerVerbs([nod]));
    expect(await visit.run([late])).toBe(true);
    expect(nodded).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledWith("shared");
  });
});

describe("again", () => {
  const asks: Answer = { ok: false, kind: "business", status: 1015, message: "code", content: {}, call: "guarded" };
  const again: PublishedStep = { do: "again", with: { body: { code: { $: "screen.code" } } } };
  const guarded = (entry: readonly PublishedStep[]) => {
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
    ok: [{ do: "set", with: { path: "screen.said", value: { $: "result.id" } } }],
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
      fail: [{ ...call("next-code"), ok: [{ do: "again", with: { body: { code: { $: "result" } } } }] }],
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
