import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testApp } from "../../engine/testing.ts";
import { watchShownAgain } from "./shown-again.ts";
import { type TabChannel, watchTabs } from "./tabs.ts";
import { Writes } from "./writes.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Channels that hear each other, as BroadcastChannels of one name do. */
function channels(count: number) {
  const heard: ((event: { data: unknown }) => void)[][] = Array.from({ length: count }, () => []);
  const sent: unknown[] = [];
  return {
    sent,
    list: heard.map(
      (own): TabChannel => ({
        postMessage(data) {
          sent.push(data);
          for (const other of heard) if (other !== own) for (const tell of other) tell({ data: structuredClone(data) });
        },
        addEventListener: (_, tell) => void own.push(tell),
      }),
    ),
  };
}

async function tab(channel: TabChannel, userGid: string, token: string) {
  const app = await testApp([]);
  app.engine.state.write("session.userGid", userGid);
  app.engine.state.write("session.token", token);
  watchTabs(app.engine, channel);
  return app;
}

describe("R55 logout in one tab", () => {
  it.each([
    ["the same session follows a session that was lost", false, ["a", "t1"], true],
    ["the same session follows a logout", true, ["a", "t1"], true],
    ["another session of the same user follows what he chose", true, ["a", "t2"], true],
    ["another session of the same user outlives a lost one", false, ["a", "t2"], false],
    ["another user stays", true, ["b", "t2"], false],
  ] as const)("R55 %s", async (_, everywhere, [userGid, token], follows) => {
    const { list, sent } = channels(2);
    const one = await tab(list[0] as TabChannel, "a", "t1");
    const two = await tab(list[1] as TabChannel, userGid, token);
    one.engine.logout(everywhere);
    expect([one.engine.known, two.engine.known]).toEqual([false, !follows]);
    expect(two.went).toEqual(follows ? ["/login"] : []);
    expect(sent).toHaveLength(1);
  });

  it("R55 a guest's tab and an odd message change nothing", async () => {
    const { list } = channels(2);
    const one = await tab(list[0] as TabChannel, "a", "t1");
    for (const odd of [null, 7, {}, { token: null, everywhere: true }, { everywhere: true, userGid: "b" }])
      list[1]?.postMessage(odd);
    expect([one.engine.known, one.went]).toEqual([true, []]);
  });
});

describe("F6 C9 what one tab sent", () => {
  it.each([
    ["another session of the same user", ["a", "t2"], ["loan-apply"]],
    ["another user", ["b", "t2"], []],
  ] as const)("F6 C9 is heard by %s: %j", async (_, [userGid, token], heard) => {
    const { list } = channels(2);
    const one = await tab(list[0] as TabChannel, "a", "t1");
    const two = await tab(list[1] as TabChannel, userGid, token);
    const overtaken = vi.spyOn(two.engine.client, "overtaken");
    one.engine.client.dropped.write({ call: "loan-apply" });
    expect(overtaken.mock.calls.flat()).toEqual(heard);
    expect([one.engine.known, two.engine.known]).toEqual([true, true]);
  });
});

describe("R56 a page from the back/forward cache", () => {
  const shown = (type: string, persisted: boolean) => Object.assign(new Event(type), { persisted });

  it.each([
    ["the same session shows again", "t", "t", "", 0],
    ["nobody before and after shows again", undefined, null, "", 0],
    ["after a logout nothing is painted", "t", null, "hidden", 1],
    ["after another login nothing is painted", "t", "u", "hidden", 1],
    ["without a storage it shows again", "t", undefined, "", 0],
  ])("R56 %s", (_, memory, stored, visibility, reloads) => {
    const root = document.createElement("div");
    const page = new EventTarget();
    const reload = vi.fn();
    watchShownAgain({ root, page, reload, inMemory: () => memory, inStorage: () => stored });
    page.dispatchEvent(shown("pagehide", true));
    expect(root.style.visibility).toBe("hidden");
    page.dispatchEvent(shown("pageshow", true));
    expect([root.style.visibility, reload.mock.calls.length]).toEqual([visibility, reloads]);
  });

  it("R56 a page that goes for good is left alone", () => {
    const root = document.createElement("div");
    const page = new EventTarget();
    watchShownAgain({ root, page, reload: vi.fn(), inMemory: () => "t", inStorage: () => null });
    page.dispatchEvent(shown("pagehide", false));
    page.dispatchEvent(shown("pageshow", false));
    expect(root.style.visibility).toBe("");
  });
});

describe("R33 a call that must not be cut off", () => {
  it("R33 is waited for, other calls are not", async () => {
    vi.useFakeTimers();
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal("fetch", () => new Promise((settle) => (answer = settle)));
    const writes = new Writes();
    void writes.fetch("/read", { headers: { accept: "x" } });
    await writes.settled();
    const paid = writes.fetch("/pay", { headers: { "idempotency-key": "k" } });
    const settled = vi.fn();
    void writes.settled().then(settled);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
    answer(new Response());
    await paid;
    await vi.advanceTimersByTimeAsync(500);
    expect(settled).toHaveBeenCalledTimes(1);
  });
});
