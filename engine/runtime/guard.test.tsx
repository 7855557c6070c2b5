import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../api/answer.ts";
import type { DecisionDocument, ScreenDocument } from "../document/types.ts";
import type { PublishedStep } from "../document/published.ts";
import { testDocuments } from "../render/testing/test-documents.ts";
import { testEngine } from "../render/testing/test-engine.ts";

type Guard = NonNullable<ScreenDocument["guard"]>;

const last: PublishedStep = { do: "toast", with: { text: "last words" } };

/** Says yes, leads off or says nothing, by its input. */
const door: DecisionDocument = {
  id: "door",
  inputs: { answer: { type: "string" } },
  rows: [
    { id: "in", when: { "===": [{ var: "inputs.answer" }, "in"] }, then: [{ do: "enter" }], because: "in" },
    {
      id: "own",
      when: { "===": [{ var: "inputs.answer" }, "own"] },
      then: [{ do: "go", with: { to: "/test", query: { from: "door" } } }],
      because: "the screen itself",
    },
    {
      id: "off",
      when: { "===": [{ var: "inputs.answer" }, "off"] },
      then: [{ do: "go", with: { to: "/other" } }],
      because: "elsewhere",
    },
    { id: "silent", then: [], because: "nothing to say" },
  ],
  undecided: { then: [{ do: "toast", with: { text: "undecided" } }], because: "odd" },
  cases: [],
};

const ask: Guard = [
  {
    do: "call",
    with: { call: "ask" },
    ok: [{ do: "decide", with: { decision: "door", inputs: { answer: { $: "result.answer" } } } }],
  },
];

/** An app with a guarded screen, `/test`, and two that are open; answers to `ask` come by hand. */
function setUp(guard: Guard = ask) {
  const waiting: ((answer: Answer) => void)[] = [];
  const lists: unknown[] = [];
  const documents = testDocuments([], {
    screen: { guard, reads: { list: { call: "list" } }, on: { leave: [{ do: "track", with: { event: "left" } }] } },
    others: [
      { id: "from", route: "/from", children: [] },
      { id: "other", route: "/other", children: [] },
    ],
    decisions: [door],
    catalogue: [{ id: "last", then: [last] }],
  });
  const noted = testEngine(
    documents,
    { header: () => null },
    {
      ask: () => new Promise((settle) => waiting.push(settle)),
      list: async (body) => {
        lists.push(body);
        return { ok: true, content: [] };
      },
    },
  );
  const { engine } = noted;
  const went: [string, boolean][] = [];
  engine.navigator = {
    ...engine.navigator,
    go: (target, { replace = false } = {}) => void went.push([target, replace]),
  };
  const answer = async (content: unknown) => {
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting.shift()?.({ ok: true, content });
  };
  const shown = () => {
    const { stage } = engine;
    return stage.kind === "visit" ? [stage.visit.session.id, stage.visit.reads.phase.read()] : [stage.kind];
  };
  const said = () => engine.ui.toast.read()?.text;
  return { ...noted, engine, went, waiting, lists, answer, shown, said };
}

describe("the guard of a screen", () => {
  let app: ReturnType<typeof setUp>;
  beforeEach(async () => {
    app = setUp();
    await app.engine.arrivals.arrive("/from");
    app.tracked.length = 0;
  });

  it("F6 shows the screen as it loads, and nothing of it runs before a step lets in", async () => {
    const arriving = app.engine.arrivals.arrive("/test");
    await vi.waitFor(() => expect(app.waiting).toHaveLength(1));
    expect(app.shown()).toEqual(["test", "loading"]);
    expect([app.lists, app.tracked]).toEqual([[], []]);
    await app.answer({ answer: "in" });
    await arriving;
    expect(app.shown()).toEqual(["test", "ready"]);
    expect(app.lists).toHaveLength(1);
    expect(app.tracked).toEqual(["decision", "in_test"]);
    expect(app.went).toEqual([]);
  });

  it("F6 a row that leads to this very screen lets in, so that one decision serves button and guard", async () => {
    const arriving = app.engine.arrivals.arrive("/test", "?x=1");
    await app.answer({ answer: "own" });
    await arriving;
    expect(app.shown()).toEqual(["test", "ready"]);
    expect(app.went).toEqual([]);
  });

  it("F6 a row that leads elsewhere takes the place of the screen, so that back does not bounce", async () => {
    const arriving = app.engine.arrivals.arrive("/test");
    await app.answer({ answer: "off" });
    await arriving;
    expect(app.went).toEqual([["/other", true]]);
    expect(app.shown()).toEqual(["test", "loading"]);
    expect(app.lists).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ["a row that does neither", { answer: "silent" }, "last words"],
    ["an undecided decision, which says it itself", { answer: 7 }, "undecided"],
    ["an answer without anything in it", null, "undecided"],
  ])("F6 %s leads back to where the user was, with a word", async (_title, content, words) => {
    const arriving = app.engine.arrivals.arrive("/test");
    await app.answer(content);
    await arriving;
    expect(app.went).toEqual([["/from", true]]);
    expect(app.said()).toBe(words);
    expect(app.lists).toEqual([]);
  });

  it("F6 a call that fails leaves the door shut, with the catalogue's word", async () => {
    const arriving = app.engine.arrivals.arrive("/test");
    await vi.waitFor(() => expect(app.waiting).toHaveLength(1));
    app.waiting.shift()?.({ ok: false, kind: "timeout", status: -1, message: "", content: null });
    await arriving;
    expect(app.went).toEqual([["/from", true]]);
    expect(app.said()).toBe("last words");
  });

  it("F6 runs once for each arrival: again after a retry, a second address, another language", async () => {
    for (const again of [
      () => app.engine.arrivals.arrive("/test"),
      () => app.engine.arrivals.arrive("/test", "?x=1"),
      () => app.engine.switchLanguage("zh_CN"),
    ]) {
      const arriving = again();
      await app.answer({ answer: "in" });
      await arriving;
      expect(app.shown()).toEqual(["test", "ready"]);
    }
    expect(app.lists).toHaveLength(3);
  });

  it("F6 a newer arrival wins over a guard that still runs", async () => {
    const arriving = app.engine.arrivals.arrive("/test");
    await vi.waitFor(() => expect(app.waiting).toHaveLength(1));
    await app.engine.arrivals.arrive("/other");
    await app.answer({ answer: "off" });
    await arriving;
    expect(app.shown()).toEqual(["other", "ready"]);
    expect(app.went).toEqual([]);
    expect(app.said()).toBeUndefined();
    // Who was never let in has nothing to leave.
    expect(app.tracked).not.toContain("left");
  });

  it("F6 on the first load there is nowhere to go back to but home", async () => {
    const first = setUp();
    const arriving = first.engine.arrivals.arrive("/test");
    await first.answer({ answer: "silent" });
    await arriving;
    expect(first.went).toEqual([["/home", true]]);
  });

  it("F6 is never walked around by a page that has all it needs at once", () => {
    expect(setUp().engine.arrivals.begin("/test")).toBeUndefined();
  });

  it("F6 asks once more where the user stands, when what was decided no longer allows a call", async () => {
    const arriving = app.engine.arrivals.arrive("/test");
    await app.answer({ answer: "in" });
    await arriving;
    const { stage } = app.engine;
    if (stage.kind !== "visit") throw new Error("no visit");
    vi.spyOn(app.engine.client, "allows").mockReturnValueOnce(false);
    const sending = stage.visit.run([{ do: "call", with: { call: "list" } }]);
    await app.answer({ answer: "in" });
    expect(await sending).toBe(true);
    expect(app.shown()).toEqual(["test", "ready"]);
    expect(app.lists).toHaveLength(2);
  });
});

describe("words that are not there", () => {
  it.each<[string, PublishedStep, boolean]>([
    ["an empty toast", { do: "toast", with: { text: "" } }, true],
    ["a toast of blanks", { do: "toast", with: { text: "  " } }, true],
    ["a dialog whose text is empty", { do: "dialog", with: { dialog: "box", with: { text: "" } } }, false],
  ])("X1 %s is a fault, and the catalogue's last entry speaks", async (_title, step, goesOn) => {
    const { engine, faults, said } = setUp([]);
    await engine.arrivals.arrive("/from");
    const { stage } = engine;
    if (stage.kind !== "visit") throw new Error("no visit");
    expect(await stage.visit.run([step])).toBe(goesOn);
    expect(said()).toBe("last words");
    expect(faults).toMatchObject([{ verb: step.do, message: "nothing to say" }]);
  });
});
