import { afterEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../api/answer.ts";
import { type Verb, done } from "./verb.ts";
import { moreVerbs } from "./more-verbs.ts";
import { verbsAtHand } from "./verbs.ts";
import type { PublishedStep } from "../document/published.ts";
import { closeExpression } from "../expression/compile.ts";
import { testVisit } from "../render/testing/test-visit.ts";
import { call, refused, say } from "./testing/steps.ts";

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

  it("X1 the words that stand for none speak of a fault", async () => {
    const kind: PublishedStep = { do: "set", with: { path: "screen.said", value: { $: "result.kind" } } };
    const { visit } = testVisit({ catalogue: [{ id: "last", then: [kind] }] });
    await visit.run([{ do: "toast", with: { text: "" } }]);
    expect(visit.session.read("screen.said")).toBe("fault");
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
    const readmit = vi.spyOn(engine, "readmit").mockResolvedValue(true);
    const allows = vi.spyOn(engine.client, "allows").mockReturnValueOnce(false);
    expect(await visit.run([call("good", { with: { call: "good", body: { a: 1 } } })])).toBe(true);
    expect(allows).toHaveBeenCalledWith("good", { a: 1 });
    expect(readmit).toHaveBeenCalledExactlyOnceWith(visit);
    await visit.run([call("good")]);
    expect(readmit).toHaveBeenCalledOnce();
  });

  it("F6 whom the guard keeps out by then was told why: the call is not made, and no fault of ours", async () => {
    const { engine, visit, went } = testVisit({ answers, catalogue });
    vi.spyOn(engine, "readmit").mockResolvedValue(false);
    vi.spyOn(engine.client, "allows").mockReturnValue(false);
    const run = vi.spyOn(engine.client, "run");
    const failed = [{ do: "go", with: { to: "/failed" } }] as const;
    expect(await visit.run([call("good", { ok: failed, fail: failed })])).toBe(false);
    expect(run).not.toHaveBeenCalled();
    expect(went).toEqual([]);
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

  it("R47 what nobody knows the outcome of, its screen being left, is told to who asks by himself", async () => {
    let answer: (found: Answer) => void = () => undefined;
    const waiting = { slow: () => new Promise<Answer>((settle) => (answer = settle)) };
    const { visit, engine } = testVisit({ answers: waiting, catalogue });
    const run = visit.run([call("slow")]);
    await vi.waitFor(() => expect(answer.length).toBe(1));
    visit.leave();
    answer({ ok: false, kind: "unsettled", status: -1, message: "", content: { key: "k" } });
    expect(await run).toBe(false);
    expect(engine.client.abandoned.read()).toEqual(["k"]);
  });
});

describe("a verb that is not at hand", () => {
  /** Comes with the shared documents. What is registered stays for the tests of other files, so nothing is. */
  const late = (engine: ReturnType<typeof testVisit>["engine"], meanwhile: () => void = () => undefined) => {
    const nodded = vi.fn();
    // A name of no verb: those of the vocabulary are all at hand here.
    const nod: Verb = { name: "nod" as Verb["name"], run: async () => (nodded(), done()) };
    const find = vi.spyOn(verbsAtHand, "get").mockReturnValue(undefined);
    const load = vi.spyOn(engine.documents, "load").mockImplementation(async () => {
      find.mockReturnValue(nod);
      meanwhile();
    });
    return { nodded, load };
  };
  afterEach(() => void vi.restoreAllMocks());

  it("comes with the shared documents, and the step waits for them", async () => {
    const { engine, visit } = testVisit();
    const { nodded, load } = late(engine);
    expect(await visit.run([{ do: "nod" }])).toBe(true);
    expect(nodded).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledWith("shared");
  });

  it("R39 does not run when the screen was left before it came", async () => {
    const { engine, visit } = testVisit();
    const { nodded } = late(engine, () => visit.leave());
    expect(await visit.run([{ do: "nod" }])).toBe(false);
    expect(nodded).not.toHaveBeenCalled();
  });
});

it("the first screen has the verbs that it may run, every other one the rest", () => {
  const more = [
    "ask",
    "take",
    "bridge",
    "copy",
    "share",
    "print",
    "file",
    "calendar",
    "language",
    "enter",
    "read",
    "refuse",
  ];
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
  const there = [...verbsAtHand.keys()];
  expect(there.slice(0, first.length)).toEqual(first);
  expect([...there].sort()).toEqual([...first, ...more].sort());
  const waiting = there.filter((name) => verbsAtHand.get(name)?.waits);
  expect(waiting).toEqual([
    "open",
    "call",
    "decide",
    "dialog",
    "ask",
    "bridge",
    "copy",
    "share",
    "file",
    "calendar",
    "read",
  ]);
});
