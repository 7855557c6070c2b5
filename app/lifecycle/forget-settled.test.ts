import { expect, it, vi } from "vitest";
import { OnceKeys } from "../../engine/api.ts";
import { forgetSettled } from "./forget-settled.ts";

/** A store in memory. */
function storing() {
  const held = new Map<string, string>();
  const store = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => void held.set(name, text),
    removeItem: (name: string) => void held.delete(name),
    key: (index: number) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  };
  return { held, store };
}

/** A user sends a call that is made once, and is answered or not. */
function sends(store: ReturnType<typeof storing>["store"], user: string | undefined, call: string, answered = true) {
  const keys = new OnceKeys(store, () => String(user));
  keys.add(call, { key: `${user}-${call}`, intent: "i" });
  if (answered) keys.answered(call, `${user}-${call}`);
}

/** A page of somebody who is logged in; gives how he logs out. */
function page(store: ReturnType<typeof storing>["store"], userGid: string): () => void {
  const session: Record<string, unknown> = { "session.userGid": userGid };
  const heard: (() => void)[] = [];
  const leaving = { watch: (changed: () => void) => (heard.push(changed), () => undefined) };
  forgetSettled({ ui: { leaving }, state: { read: (path) => session[path] } }, store);
  // As the engine does it: that he leaves is said before it is forgotten who he is.
  return () => {
    for (const changed of heard) changed();
    delete session["session.userGid"];
  };
}

it("R54 nothing of what a borrower sent and was answered stays after a logout", () => {
  const { held, store } = storing();
  sends(store, undefined, "register");
  sends(store, "ada", "repayment-pay");
  sends(store, "ada", "loan-apply");
  expect(held.size).toBe(3);
  page(store, "ada")();
  expect([...held]).toEqual([]);
});

it("R48 R54 what is not settled stays, and so does what another user's tabs may wait for", () => {
  const { held, store } = storing();
  sends(store, "ada", "repayment-pay", false);
  sends(store, "ada", "loan-apply");
  sends(store, "bea", "loan-apply");
  held.set("app.device.language", '"en_US"');
  held.set("settled.by-somebody-else", "1");
  page(store, "ada")();
  const names = [...held.keys()].map((name) => name.replace(/[^.]*$/, ""));
  expect(names.sort()).toEqual(["app.device.", "app.once.repayment-pay.", "settled.", "settled.app.once.loan-apply."]);
  expect(new OnceKeys(store, () => "bea").answeredSince("loan-apply", 0)).toHaveLength(1);
  expect(new OnceKeys(store, () => "ada").of("repayment-pay")).toHaveLength(1);
});

it("R54 of another user it goes with any logout, once no tab waits for it any more", () => {
  vi.useFakeTimers({ now: Date.parse("2026-01-05T12:00:00Z") });
  const { held, store } = storing();
  sends(store, "bea", "loan-apply");
  const logOut = page(store, "ada");
  vi.advanceTimersByTime(5 * 60_000);
  logOut();
  expect([...held]).toEqual([]);
  vi.useRealTimers();
});

it("R57 a store that is shut keeps nobody from leaving", () => {
  const shut = () => {
    throw new Error("blocked");
  };
  const { store } = storing();
  const logOut = page({ ...store, key: shut, getItem: shut, removeItem: shut, length: 1 }, "ada");
  expect(logOut).not.toThrow();
});
