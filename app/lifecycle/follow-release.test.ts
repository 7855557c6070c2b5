import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Watchable } from "../../engine/testing.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { followRelease } from "./follow-release.ts";

type Followed = Parameters<typeof followRelease>[0];
const at = (path: string) => ({ kind: "visit", visit: { session: { route: { path } } } });
const boot = { release: { id: "old" }, brand: { routes: { home: "/index", login: "/login" } } } as unknown as Boot;

/** A page of the release "old" that shows a screen, of a host on which another is live. */
function page(first: string, { live = "new", cookie = "", online = true, kept = false, held = {} } = {}) {
  const jar = new Map(cookie.split("; ").map((part) => part.split("=") as [string, string]));
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [, name = "", value = ""] = /^(\w+)=([^;]*)/.exec(text) ?? [];
      jar.set(name, value);
    },
  };
  const ui = { stage: new Watchable<unknown>(at(first)), dialogs: new Watchable<readonly unknown[]>([]) };
  const events = new EventTarget();
  const asked: string[] = [];
  let reloads = 0;
  let atHand = false;
  let answer = () => {};
  const heard = new Promise<void>((resolve) => (answer = resolve));
  let writes = Promise.resolve();
  // Of the engine only this is used.
  followRelease({ ui } as unknown as Followed, boot, {
    document,
    events,
    fetch: async (address, init) => {
      asked.push(`${init?.method ?? "GET"} ${address}${typeof init?.body === "string" ? ` ${init.body}` : ""}`);
      if (!online) throw new TypeError("no line");
      await heard;
      return Response.json({ release: live });
    },
    kept,
    keep: async () => {
      atHand = true;
      return kept ? { release: "new", ...held } : {};
    },
    settled: () => writes,
    reload: () => void (atHand && reloads++),
  });
  return {
    ui,
    asked,
    events,
    document,
    go: (path: string) => ui.stage.write(at(path)),
    /** A payment is on its way; gives what ends it. */
    pay: () => {
      let paid = () => {};
      writes = new Promise((settle) => (paid = settle));
      return paid;
    },
    /** The host answers; gives how often the page was made anew. */
    answered: async () => {
      answer();
      await new Promise((settle) => setImmediate(settle));
      return reloads;
    },
    /** The release that the host is asked for by the next page. */
    asksFor: () => jar.get("release"),
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("R10 a visit", () => {
  it("keeps its release, over reloads too, from the first screen after home on", () => {
    const { asksFor, go } = page("/index");
    expect(asksFor()).toBe("");
    go("/lendInfo");
    expect(asksFor()).toBe("old");
    go("/lendConfirm");
    expect(asksFor()).toBe("old");
  });

  it.each(["/index", "/login"])("goes on with the live release at %s", async (threshold) => {
    const { go, answered, asked, asksFor } = page("/lendConfirm");
    expect(asked).toEqual([]);
    go(threshold);
    expect(asked).toEqual(["GET /documents/current.json"]);
    expect(asksFor()).toBe("");
    expect(await answered()).toBe(1);
  });

  it("goes on as it is where its release is the live one, or nobody can be asked", async () => {
    for (const around of [{ live: "old" }, { online: false }]) {
      const { go, answered } = page("/lendConfirm", around);
      go("/index");
      expect(await answered()).toBe(0);
    }
  });

  it("is not asked twice of what just came, but where it was sent the release of a visit before", async () => {
    expect(page("/index").asked).toEqual([]);
    const pinned = page("/index", { cookie: "device=7; release=old" });
    expect(pinned.asked).toEqual(["GET /documents/current.json"]);
    expect(await pinned.answered()).toBe(1);
    const old = page("/index", { kept: true });
    expect(await old.answered()).toBe(1);
  });

  it("stays as it is where what is live could not be kept: the next page would be the same", async () => {
    expect(await page("/index", { kept: true, held: { release: "old" } }).answered()).toBe(0);
    expect(await page("/index", { kept: true, held: { release: undefined } }).answered()).toBe(0);
  });

  it("S29 ends where the brand is closed: what was kept of it is gone, and the host says so", async () => {
    expect(await page("/index", { kept: true, held: { release: undefined, closed: true } }).answered()).toBe(1);
  });

  const beginnings: [what: string, begin: (visit: ReturnType<typeof page>) => void][] = [
    ["pressed something", ({ events }) => events.dispatchEvent(new Event("pointerdown"))],
    ["typed something", ({ events }) => events.dispatchEvent(new Event("keydown"))],
    ["gone on", ({ go }) => go("/lendInfo")],
    ["been told something", ({ ui }) => ui.dialogs.write([{}])],
  ];

  it.each(beginnings)(
    "R33 waits for the next time where somebody has %s while a payment was on its way",
    async (_, begin) => {
      const visit = page("/lendConfirm");
      const paid = visit.pay();
      visit.go("/index");
      expect(await visit.answered()).toBe(0);
      begin(visit);
      paid();
      expect(await visit.answered()).toBe(0);
    },
  );

  it("R33 goes on with the live release once a payment is answered", async () => {
    const visit = page("/lendConfirm");
    const paid = visit.pay();
    visit.go("/index");
    expect(await visit.answered()).toBe(0);
    paid();
    expect(await visit.answered()).toBe(1);
  });

  it.each(beginnings)("waits for the next time where somebody has %s meanwhile", async (_, begin) => {
    const visit = page("/lendConfirm");
    visit.go("/index");
    begin(visit);
    expect(await visit.answered()).toBe(0);
    visit.ui.dialogs.write([]);
    visit.go("/my");
    visit.go("/index");
    expect(await visit.answered()).toBe(1);
  });

  it("goes on with the live release once what home tells by itself is put away: to open a screen begins nothing", async () => {
    const visit = page("/lendConfirm");
    visit.go("/index");
    visit.ui.dialogs.write([{}]);
    expect(await visit.answered()).toBe(0);
    visit.events.dispatchEvent(new Event("pointerdown"));
    visit.ui.dialogs.write([]);
    await visit.answered();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await visit.answered()).toBe(1);
  });

  it("goes on as well where that was put away before the host had answered", async () => {
    const visit = page("/lendConfirm");
    visit.go("/index");
    visit.ui.dialogs.write([{}]);
    visit.events.dispatchEvent(new Event("keydown"));
    visit.ui.dialogs.write([]);
    expect(await visit.answered()).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await visit.answered()).toBe(1);
  });

  it("waits for the next time where somebody answered what he had asked for himself", async () => {
    const visit = page("/lendConfirm");
    visit.go("/index");
    visit.events.dispatchEvent(new Event("pointerdown"));
    visit.ui.dialogs.write([{}]);
    await visit.answered();
    visit.events.dispatchEvent(new Event("pointerdown"));
    visit.ui.dialogs.write([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await visit.answered()).toBe(0);
  });

  const chosen: typeof beginnings = [
    ...beginnings.filter(([what]) => what !== "been told something"),
    ["followed a link out of the app", ({ events }) => events.dispatchEvent(new Event("beforeunload"))],
  ];

  it.each(chosen)("waits for the next time where somebody who was told something has then %s", async (_, begin) => {
    const visit = page("/lendConfirm");
    visit.go("/index");
    visit.ui.dialogs.write([{}]);
    expect(await visit.answered()).toBe(0);
    visit.ui.dialogs.write([]);
    await visit.answered();
    begin(visit);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await visit.answered()).toBe(0);
  });

  it("is told all that home has to tell, one after another, before it goes on", async () => {
    const visit = page("/lendConfirm");
    visit.go("/index");
    visit.ui.dialogs.write([{}]);
    await visit.answered();
    visit.ui.dialogs.write([]);
    await visit.answered();
    visit.ui.dialogs.write([{}, {}]);
    await vi.advanceTimersByTimeAsync(60_000);
    visit.ui.dialogs.write([{}]);
    expect(await visit.answered()).toBe(0);
    visit.ui.dialogs.write([]);
    await visit.answered();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await visit.answered()).toBe(1);
  });

  it.each(["focus", "beforeunload"])("says again what it keeps at %s, whatever another tab said", (event) => {
    const { events, asksFor, go, document } = page("/lendConfirm");
    document.cookie = "release=; path=/";
    expect(asksFor()).toBe("");
    events.dispatchEvent(new Event(event));
    expect(asksFor()).toBe("old");
    go("/login");
    events.dispatchEvent(new Event(event));
    expect(asksFor()).toBe("");
  });
});

describe("R8 a page in place of one that could not start", () => {
  it("tells the host of which release that was", () => {
    expect(page("/lendInfo", { cookie: "unfit=newer" }).asked).toEqual(['POST /documents/unfit {"release":"newer"}']);
  });

  it("tells nothing where it is that release, or none failed", () => {
    expect(page("/lendInfo", { cookie: "unfit=old" }).asked).toEqual([]);
    expect(page("/lendInfo").asked).toEqual([]);
  });
});
