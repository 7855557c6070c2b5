import { describe, expect, it, vi } from "vitest";
import type { BridgeAnswer } from "./bridge.ts";
import { watchUser } from "./watch-user.ts";

const user = (userGid?: string): BridgeAnswer => ({ ok: true, value: userGid === undefined ? {} : { userGid } });

describe("watchUser", () => {
  it.each([
    ["R72 another user", "a", user("b"), "a", 1],
    ["R72 nobody, as the app says by itself", "a", user(""), "a", 1, true],
    ["R72 no user, as the app says by itself", "a", user(), "a", 1, true],
    ["R72 nobody there yet", "a", user(""), "a", 0],
    ["R72 the same user, as the app says by itself", "a", user("a"), "a", 0, true],
    ["R72 the same user", "a", user("a"), "a", 0],
    ["R72 nobody is logged in here", undefined, user("b"), undefined, 0],
    ["R72 no answer", "a", { ok: false, reason: "timeout" }, "a", 0],
    ["R72 a login here while it was asked", "a", user("b"), "b", 0],
    ["R72 a logout here while it was asked", "a", user("b"), undefined, 0],
  ] as const)("%s", async (_, before, answer, after, times, told?: boolean) => {
    let now: string | undefined = before;
    const changed = vi.fn();
    const ask = vi.fn(async () => {
      now = after;
      return answer;
    });
    const check = watchUser({
      bridge: { native: true, ask },
      capability: "get-user-info",
      property: "userGid",
      current: () => now,
      changed,
    });
    await check(told);
    expect(changed).toHaveBeenCalledTimes(times);
    expect(ask).toHaveBeenCalledTimes(before === undefined ? 0 : 1);
  });
});
