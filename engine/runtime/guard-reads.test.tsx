import { describe, expect, it, vi } from "vitest";
import type { Answer } from "../api/answer.ts";
import type { PublishedEntry } from "../document/published.ts";
import type { ScreenDocument } from "../document/types.ts";
import { testDocuments } from "../render/testing/test-documents.ts";
import { testEngine } from "../render/testing/test-engine.ts";

type Guard = NonNullable<ScreenDocument["guard"]>;
type Reads = NonNullable<ScreenDocument["reads"]>;

/** Lets in whoever has something, by the screen's own read. */
const byRead: Guard = [
  {
    do: "read",
    with: { read: "line" },
    ok: [{ do: "enter", if: { ">": [{ var: "result.left" }, 0] } }],
    fail: [{ do: "enter" }],
  },
];

interface Given {
  readonly guard?: Guard;
  readonly reads?: Reads;
  readonly catalogue?: readonly PublishedEntry[];
}

/** An app with a screen, `/test`, whose guard reads what it reads; `line` answers a figure less each time, or as told. */
function setUp({ guard = byRead, reads = {}, catalogue = [] }: Given = {}) {
  const asked: unknown[] = [];
  let left = 9;
  let told: Answer | undefined;
  let held = Promise.resolve();
  const documents = testDocuments([], {
    screen: { guard, reads: { line: { call: "line" }, list: { call: "list" }, ...reads } },
    others: [{ id: "from", route: "/from", children: [] }],
    catalogue: [...catalogue, { id: "last", then: [{ do: "toast", with: { text: "last words" } }] }],
  });
  const noted = testEngine(
    documents,
    { header: () => null, failure: () => null },
    {
      line: async (body) => {
        asked.push(Object.keys(body).length > 0 ? ["line", body] : "line");
        const answer = told;
        told = undefined;
        return answer ?? { ok: true, content: { left: left-- } };
      },
      other: async () => {
        await held;
        return { ok: true, content: {} };
      },
      list: async () => {
        asked.push("list");
        return { ok: true, content: [] };
      },
    },
  );
  const { engine } = noted;
  const visit = () => {
    const { stage } = engine;
    if (stage.kind !== "visit") throw new Error("no visit");
    return stage.visit;
  };
  const line = () => visit().session.read("reads.line");
  const phase = () => [visit().session.id, visit().reads.phase.read()];
  const once = (answer: Answer) => void (told = answer);
  /** Has `other` wait until what it gives is called. */
  const hold = () => {
    let go = () => {};
    held = new Promise((settle) => (go = settle));
    return () => go();
  };
  return { ...noted, engine, asked, visit, line, phase, once, hold };
}

const lost: Answer = { ok: false, kind: "business", status: 3198, message: "", content: {} };

describe("a guard that has the screen's own read run", () => {
  it("F6 asks once, and the screen shows what the guard saw", async () => {
    const { engine, asked, line, phase } = setUp();
    await engine.arrivals.arrive("/test");
    expect(phase()).toEqual(["test", "ready"]);
    expect(asked).toEqual(["line", "list"]);
    expect(line()).toEqual({ status: "ok", value: { left: 9 } });
  });

  it("F6 asks anew on each arrival, by whatever way, and shows no older answer", async () => {
    const { engine, asked, line } = setUp();
    const ways: readonly (() => Promise<void>)[] = [
      () => engine.arrivals.arrive("/test"),
      () => engine.arrivals.arrive("/test", "?x=1"),
      async () => {
        await engine.arrivals.arrive("/from");
        await engine.arrivals.arrive("/test");
      },
      () => engine.switchLanguage("zh_CN"),
    ];
    for (const [at, way] of ways.entries()) {
      asked.length = 0;
      await way();
      expect(asked).toEqual(["line", "list"]);
      expect(line()).toMatchObject({ value: { left: 9 - at } });
    }
  });

  it("F6 shows nothing of what it read before it lets in", async () => {
    const { engine, phase, line, hold } = setUp({
      guard: [{ do: "read", with: { read: "line" } }, { do: "call", with: { call: "other" } }, { do: "enter" }],
      reads: { list: { call: "list", optional: true } },
    });
    const letGo = hold();
    const arriving = engine.arrivals.arrive("/test");
    await vi.waitFor(() => expect(line()).toMatchObject({ status: "ok" }));
    expect(phase()).toEqual(["test", "loading"]);
    letGo();
    await arriving;
    expect(phase()).toEqual(["test", "ready"]);
  });

  it("F6 keeps out by what it read, and the screen never begins", async () => {
    const { engine, asked, went, once } = setUp();
    await engine.arrivals.arrive("/from");
    once({ ok: true, content: { left: 0 } });
    await engine.arrivals.arrive("/test");
    expect(asked).toEqual(["line"]);
    expect(went).toEqual(["/from"]);
  });

  it("F6 lets in although the read failed, where it says so: the screen says it and asks again", async () => {
    const { engine, asked, phase, line, visit, once } = setUp();
    once(lost);
    await engine.arrivals.arrive("/test");
    expect(phase()).toEqual(["test", "failed"]);
    expect(asked).toEqual(["line", "list"]);
    await visit().retry();
    expect(phase()).toEqual(["test", "ready"]);
    expect(line()).toMatchObject({ value: { left: 9 } });
  });

  it("F6 a failure that no step takes leaves the door shut, with the catalogue's word", async () => {
    const { engine, asked, went, once } = setUp({ guard: [{ do: "read", with: { read: "line" } }, { do: "enter" }] });
    await engine.arrivals.arrive("/from");
    once(lost);
    await engine.arrivals.arrive("/test");
    expect(asked).toEqual(["line"]);
    expect(went).toEqual(["/from"]);
    expect(engine.ui.toast.read()?.text).toBe("last words");
  });

  it("X4 repeats the read with what the catalogue gives", async () => {
    const { engine, asked, phase, once } = setUp({
      catalogue: [{ id: "code", status: [1015], always: true, then: [{ do: "again", with: { body: { code: "1" } } }] }],
    });
    once({ ...lost, status: 1015, call: "line" } as Answer);
    await engine.arrivals.arrive("/test");
    expect(phase()).toEqual(["test", "ready"]);
    expect(asked).toEqual(["line", ["line", { code: "1" }], "list"]);
  });

  it("F6 what the read's own condition does not ask comes to nothing, and is asked when it holds", async () => {
    const { engine, asked, line } = setUp({
      guard: [
        { do: "read", with: { read: "line" }, as: "screen.seen" },
        { do: "set", with: { path: "screen.wanted", value: true } },
        { do: "enter", if: { "!": [{ var: "screen.seen" }] } },
      ],
      reads: { line: { call: "line", if: "screen.wanted" } },
    });
    await engine.arrivals.arrive("/test");
    expect(asked).toEqual(["line", "list"]);
    expect(line()).toMatchObject({ value: { left: 9 } });
  });

  it("F6 asked once more where the user stands, it shows him what it saw then", async () => {
    const { engine, asked, phase, line, visit } = setUp();
    await engine.arrivals.arrive("/test");
    asked.length = 0;
    expect(await engine.readmit(visit())).toBe(true);
    expect(asked).toEqual(["line"]);
    expect(phase()).toEqual(["test", "ready"]);
    expect(line()).toMatchObject({ value: { left: 8 } });
  });

  it("F6 asked once more, it keeps out with a word whom it does not let in any more; a screen without one keeps nobody out", async () => {
    const kept = setUp();
    await kept.engine.arrivals.arrive("/test");
    kept.once({ ok: true, content: { left: 0 } });
    expect(await kept.engine.readmit(kept.visit())).toBe(false);
    expect(kept.engine.toasts.current?.text).toBe("last words");
    const free = setUp();
    await free.engine.arrivals.arrive("/from");
    const there = free.visit();
    expect(await free.engine.readmit(there)).toBe(true);
    await free.engine.arrivals.arrive("/test");
    expect(await free.engine.readmit(there)).toBe(false);
  });
});
