import { describe, expect, it, vi } from "vitest";
import type { Answer } from "../api/answer.ts";
import { type Verb, done } from "./verb.ts";
import { moreVerbs } from "./more-verbs.ts";
import { readFailed } from "./run-steps.ts";
import { registerVerbs, verbsAtHand } from "./verbs.ts";
import type { PublishedStep } from "../document/published.ts";
import { closeExpression } from "../expression/compile.ts";
import { testVisit } from "../render/testing/test-visit.ts";

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
    const { visit } = testVisit({ answers, catalogue });
    const whole = await visit.run(steps);
    expect(visit.session.read("screen.said")).toEqual(said);
    expect(whole).toBe(!ended);
  });

  it.each<[steps: readonly PublishedStep[], verb: string, message: string]>([
    [[{ do: "jump" }], "jump", 'unknown verb "jump"'],
    [[{ do: "toast", with: { text: "" } }], "toast", "nothing to say"],
    [[{ do: "decide", with: { decision: "none", inputs: {} } }], "decide", 'unknown decision "none"'],
    [[{ do: "again" }], "again", "there is no call to repeat"],
    [[{ do: "take" }], "take", "there is no call that came to anything"],
  ])("X1 tracks what is wrong in %j with its place, and says the catalogue's word", async (steps, verb, message) => {
    const { visit, faults } = testVisit({ answers, catalogue });
    await visit.run(steps);
    expect(faults).toEqual([{ screen: "test", verb, name: "Error", message }]);
    expect(visit.session.read("screen.said")).toBe(verb === "toast" ? "" : "fault");
  });

  it("X1 a dialog without words ends the run, a toast without words does not", async () => {
    const { visit } = testVisit({ answers, catalogue });
    expect(await visit.run([{ do: "dialog", with: { dialog: "ask", with: { text: "" } } }, say("next")])).toBe(false);
    expect(visit.session.read("screen.said")).toBe("");
    expect(await visit.run([{ do: "toast", with: { text: "" } }, say("next")])).toBe(true);
    expect(visit.session.read("screen.said")).toBe("next");
  });

  it("X1 a catalogue that has no words for its own last entry ends there", async () => {
    const wordless: PublishedStep = { do: "toast", with: { text: "" } };
    const { visit, faults } = testVisit({ catalogue: [{ id: "last", then: [wordless] }] });
    await visit.run([wordless]);
    expect(faults).toHaveLength(2);
  });

  it("sees in `ok` what is around it besides the result, and not after it", async () => {
    const both = { do: "set", with: { path: "screen.said", value: [{ $: "result.id" }, { $: "item" }] } };
    const { visit } = testVisit({ answers, catalogue });
    await visit.run([call("good", { ok: [both] })], { item: 7 });
    expect(visit.session.read("screen.said")).toEqual(["x", 7]);
    await visit.run([call("good"), both], { item: 7 });
    expect(visit.session.read("screen.said")).toEqual([null, 7]);
  });

  it("F6 sees in the steps of a decision's row its inputs besides what is around it", async () => {
    const both = { do: "set", with: { path: "screen.said", value: [{ $: "inputs.n" }, { $: "item" }] } };
    const decision = {
      id: "d",
      inputs: { n: { type: "integer" } },
      cases: [],
      rows: [{ id: "all", then: [both, call("bad")], because: "all" }],
      undecided: { then: [], because: "odd" },
    };
    const { visit } = testVisit({ answers, catalogue: [{ id: "last", then: [] }], decisions: [decision] });
    const decide: PublishedStep = { do: "decide", with: { decision: "d", inputs: { n: 1 } }, as: "screen.row" };
    // Its last step fails, which ends the whole run.
    expect(await visit.run([decide], { item: 7 })).toBe(false);
    expect([visit.session.read("screen.said"), visit.session.read("screen.row")]).toEqual([[1, 7], undefined]);
  });

  it("a call that no decision allows any more asks the screen's guard once more, where he stands", async () => {
    const { engine, visit } = testVisit({ answers, catalogue });
    const readmit = vi.spyOn(engine, "readmit").mockResolvedValue();
    const allows = vi.spyOn(engine.client, "allows").mockReturnValueOnce(false);
    expect(await visit.run([call("good", { with: { call: "good", body: { a: 1 } } })])).toBe(true);
    expect(allows).toHaveBeenCalledWith("good", { a: 1 });
    expect(readmit).toHaveBeenCalledExactlyOnceWith(visit);
    await visit.run([call("good")]);
    expect(readmit).toHaveBeenCalledOnce();
  });

  it("R39 what waits for nothing goes on after the screen was left; a failure says nothing there", async () => {
    const { visit, went } = testVisit({ answers, catalogue });
    visit.leave();
    expect(await visit.run([{ do: "go", with: { to: "/next" } }])).toBe(true);
    expect(went).toEqual(["/next"]);
    expect(await visit.run([call("bad", { fail: [{ do: "go", with: { to: "/failed" } }] })])).toBe(false);
    expect(went).toEqual(["/next"]);
  });

  it("R39 steps after a call end when the screen was left meanwhile", async () => {
    let answer: (found: Answer) => void = () => undefined;
    const waiting = { slow: () => new Promise<Answer>((settle) => (answer = settle)) };
    const { visit, went } = testVisit({ answers: waiting, catalogue });
    const run = visit.run([call("slow"), { do: "go", with: { to: "/next" } }]);
    await vi.waitFor(() => expect(answer.length).toBe(1));
    visit.leave();
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
    const { engine, visit } = testVisit();
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
      app: testVisit({
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
    const { visit } = app;
    const whole = await visit.run([send, { do: "set", with: { path: "screen.next", value: true } }]);
    expect(bodies).toEqual([{ phone: "080" }, { phone: "080", code: "right" }]);
    expect([whole, visit.session.read("screen.said"), visit.session.read("screen.next")]).toEqual([true, "x", true]);
  });

  it("X4 a wrong code asks again until it is right", async () => {
    const codes = ["wrong", "worse", "right"];
    const { app, bodies } = guarded([{ do: "call", with: { call: "next-code" }, as: "screen.code" }, again]);
    const { visit, answers } = app;
    answers["next-code"] = async () => ({ ok: true, content: codes.shift() });
    await visit.run([send]);
    expect(bodies.map((body) => (body as { code?: string }).code)).toEqual([undefined, "wrong", "worse", "right"]);
  });

  it("X4 a code that nobody gives ends the run without the step's own branch", async () => {
    const { app, bodies } = guarded([]);
    const { visit } = app;
    expect(await visit.run([send])).toBe(false);
    expect(bodies).toHaveLength(1);
    expect(visit.session.read("screen.said")).toBeUndefined();
  });

  it("X4 a step's own branch repeats its call too, and handles what the repeated call comes to", async () => {
    const codes = ["wrong", "right"];
    const { app, bodies } = guarded([]);
    const { visit, engine, answers } = app;
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
    const { visit } = app;
    await visit.run([{ do: "again" }]);
    expect(visit.session.read("screen.said")).toBe("fault");
  });
});

describe("take", () => {
  const unsettled: Answer = {
    ok: false,
    kind: "unsettled",
    status: -1,
    message: "",
    content: { key: "k" },
    call: "pay",
  };
  const pay = (more: Partial<PublishedStep> = {}): PublishedStep => call("pay", more);
  const open = (answer: unknown) => ({
    answers: { pay: async () => unsettled },
    catalogue: [
      { id: "open", kind: "unsettled", always: true, then: [{ do: "take", with: { answer } }] },
      { id: "last", then: [{ do: "set", with: { path: "screen.said", value: { $: "result.message" } } }] },
    ],
  });

  it.each<[what: string, answer: unknown, said: unknown, whole: boolean]>([
    ["was carried out", { ok: true, content: { id: "x" } }, "x", true],
    ["was refused", { ...refused, call: undefined }, "own 3101", false],
    ["is not known", null, "own -1", false],
  ])("R47 a call that %s goes on as if it had come to that at once", async (_, answer, said, whole) => {
    const { visit } = testVisit(open(answer));
    const ok = [{ do: "set", with: { path: "screen.said", value: { $: "result.id" } } }];
    const fail = [
      { do: "set", with: { path: "screen.said", value: { $: { cat: ["own ", { var: "result.status" }] } } } },
    ];
    expect(await visit.run([pay({ ok, fail })])).toBe(whole);
    expect(visit.session.read("screen.said")).toBe(said);
  });

  it("R47 what is not known is nothing for a `fail` of certain codes", async () => {
    const { visit } = testVisit(open(null));
    expect(await visit.run([pay({ fail: [say("own")], failFor: [-1] })])).toBe(false);
    expect(visit.session.read("screen.said")).toBeUndefined();
  });

  it("R47 a refusal that its own `fail` is not for is the catalogue's", async () => {
    const { visit } = testVisit(open(refused));
    expect(await visit.run([pay({ fail: [say("own")], failFor: [7] })])).toBe(false);
    expect(visit.session.read("screen.said")).toBe("refused");
  });
});

describe("a read that failed", () => {
  const body: PublishedStep = { do: "again", with: { body: { code: "1" } } };
  const entries = [
    { id: "guarded", status: [1015], always: true, then: [body] },
    { id: "refused", kind: "business", then: [say("refused"), body] },
    { id: "timeout", kind: "timeout", then: [say("timeout")] },
    { id: "network", kind: "network", then: [say("network")] },
    { id: "last", then: [say("last")] },
  ];
  const found = (kind: "business" | "timeout" | "network" | "contract", status = -1) =>
    ({ kind, status, message: "", content: null, call: "read" }) as const;

  it.each<[failure: ReturnType<typeof found>, said: unknown, further: unknown]>([
    [found("business", 1015), undefined, { code: "1" }],
    [found("business", 3101), undefined, undefined],
    [found("contract"), undefined, undefined],
    [found("timeout"), "timeout", undefined],
    [found("network"), "network", undefined],
  ])("X5 %j concerns the whole app as far as it says: %j", async (failure, said, further) => {
    const { engine, visit } = testVisit({ catalogue: entries });
    const at = { app: engine, scene: visit, scope: {} };
    expect([await readFailed(failure, at), visit.session.read("screen.said")]).toEqual([further, said]);
  });
});

it("the first screen has the verbs that it may run, every other one the rest", () => {
  const more = ["ask", "take", "bridge", "copy", "share", "print", "calendar", "language", "enter"];
  expect(moreVerbs.map(({ name }) => name)).toEqual(more);
  const first = [
    "go",
    "back",
    "open",
    "call",
    "again",
    "decide",
    "validate",
    "set",
    "toast",
    "dialog",
    "close",
    "tell",
    "track",
    "refresh",
    "login",
    "logout",
  ];
  const there = [...verbsAtHand.keys()].filter((name) => name !== "nod");
  expect(there.slice(0, first.length)).toEqual(first);
  expect([...there].sort()).toEqual([...first, ...more].sort());
  const waiting = there.filter((name) => verbsAtHand.get(name)?.waits);
  expect(waiting).toEqual(["open", "call", "decide", "dialog", "ask", "bridge", "copy", "share", "calendar"]);
});
