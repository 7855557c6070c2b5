import { describe, expect, it } from "vitest";
import type { TextStore } from "../state/kept.ts";
import { KnownAnswers } from "./known-answers.ts";

const noon = 1_795_000_000_000;

function memoryStore(): TextStore {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

function setUp() {
  const store = memoryStore();
  const who = { user: "u1", now: noon };
  const known = new KnownAnswers(
    store,
    () => who.user,
    () => who.now,
  );
  return { store, who, known };
}

describe("KnownAnswers", () => {
  it.each<[string, string, object, unknown]>([
    ["the same call with the same body", "list", { a: 1 }, { content: { due: 5 }, at: noon }],
    ["another body", "list", { a: 2 }, undefined],
    ["another call", "other", { a: 1 }, undefined],
  ])("finds what was answered last of %s", (_title, call, body, found) => {
    const { known } = setUp();
    known.keep("list", { a: 1 }, { due: 5 });
    expect(known.find(call, body)).toEqual(found);
  });

  it("finds nothing of another user, of nobody, and keeps nothing for nobody", () => {
    const { known, who, store } = setUp();
    known.keep("list", {}, 1);
    who.user = "u2";
    expect(known.find("list", {})).toBeUndefined();
    who.user = "";
    known.keep("other", {}, 2);
    expect([known.find("list", {}), known.find("other", {}), store.length]).toEqual([undefined, undefined, 1]);
  });

  it("what another user left goes with the first answer that is kept", () => {
    const { known, who, store } = setUp();
    known.keep("list", {}, "of u1");
    who.user = "u2";
    known.keep("other", {}, "of u2");
    expect(store.length).toBe(1);
    who.user = "u1";
    expect(known.find("list", {})).toBeUndefined();
  });

  it("keeps 24, and the oldest goes first", () => {
    const { known, who, store } = setUp();
    for (let number = 1; number <= 25; number++) {
      who.now = noon + number;
      known.keep("one", { number }, number);
    }
    expect(store.length).toBe(24);
    expect(known.find("one", { number: 1 })).toBeUndefined();
    expect(known.find("one", { number: 2 })?.content).toBe(2);
    expect(known.find("one", { number: 25 })?.content).toBe(25);
  });

  it("forgets all of it, and leaves alone what is not its own", () => {
    const { known, store } = setUp();
    store.setItem("app.device.language", '"en_US"');
    known.keep("list", {}, 1);
    known.forget();
    expect([known.find("list", {}), store.length]).toEqual([undefined, 1]);
  });

  it.each(["{", '{"owner":"u1"}', "7"])("R59 what the store holds that nobody of ours wrote is nothing: %s", (text) => {
    const { known, store } = setUp();
    known.keep("list", {}, 1);
    store.setItem(store.key(0) ?? "", text);
    expect(known.find("list", {})).toBeUndefined();
  });

  it("R58 a store that is full keeps nothing, and says nothing", () => {
    const { store } = setUp();
    const full = {
      ...store,
      length: 0,
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(() =>
      new KnownAnswers(
        full,
        () => "u1",
        () => noon,
      ).keep("list", {}, 1),
    ).not.toThrow();
  });
});
