import { describe, expect, it } from "vitest";
import { AppState } from "./app-state.ts";
import type { TextStore } from "./kept.ts";

function store(start: Record<string, string> = {}, full = false): TextStore & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const refuse = () => {
  throw new Error("blocked");
};
const blocked: TextStore = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  key: refuse,
  get length(): number {
    return refuse();
  },
};

describe("AppState", () => {
  it("B5 session values survive a reload, env does not", () => {
    const session = store();
    const first = new AppState({ session });
    first.write("session.b", "716");
    first.write("env.online", true);
    const second = new AppState({ session });
    expect([second.read("session.b"), second.read("env.online")]).toEqual(["716", undefined]);
  });

  it("R59 a corrupt entry is dropped, the others stay", () => {
    const session = store({ "app.session.b": '"716"', "app.session.bad": "{", other: "x" });
    const state = new AppState({ session });
    expect([state.read("session.b"), state.read("session.bad")]).toEqual(["716", undefined]);
    expect(session.kept.has("app.session.bad")).toBe(false);
  });

  it.each([
    ["R57 blocked", blocked],
    ["R58 full", store({}, true)],
  ])("%s storage: works in memory", (_what, session) => {
    const state = new AppState({ session });
    state.write("session.b", "716");
    expect(state.read("session.b")).toBe("716");
  });

  it("R58 a full storage gives up what it caches, and nothing else, for what is kept", () => {
    const session = store({ "app.cache.tracking": "[]", "app.session.c": '"104"', other: "x" });
    const setItem = session.setItem.bind(session);
    session.setItem = (key, value) => {
      if (session.kept.has("app.cache.tracking")) throw new DOMException("full", "QuotaExceededError");
      setItem(key, value);
    };
    new AppState({ session }).write("session.b", "716");
    expect(Object.fromEntries(session.kept)).toEqual({
      "app.session.b": '"716"',
      "app.session.c": '"104"',
      other: "x",
    });
  });

  it("R54 wiping a root forgets memory and storage, but for what is named", () => {
    const session = store();
    const state = new AppState({ session });
    state.write("session.token", "t");
    state.write("session.b", "716");
    state.wipe("session", ["b"]);
    expect([state.read("session.token"), state.read("session.b")]).toEqual([undefined, "716"]);
    expect([...session.kept.keys()]).toEqual(["app.session.b"]);
  });

  it("R54 S30 what a device keeps of a user goes, but for whose it is, and what is nobody's stays", () => {
    const device = store();
    const state = new AppState({ device });
    const keep = () => state.write("device.repayTo", { owner: "ada", number: "7" });
    state.write("device.language", "en_US");
    keep();
    state.disown("ada");
    expect(state.read("device.repayTo")).toEqual({ owner: "ada", number: "7" });
    state.disown("bola");
    expect(state.read("device.repayTo")).toBeUndefined();
    keep();
    state.disown();
    expect([...device.kept.keys()]).toEqual(["app.device.language"]);
  });

  it("writes inside a kept value keep the whole value", () => {
    const journey = store();
    new AppState({ journey }).write("journey.quote.amount", 5);
    expect(new AppState({ journey }).read("journey.quote.amount")).toBe(5);
  });
});
