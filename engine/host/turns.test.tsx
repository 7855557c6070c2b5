import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { turning } from "./turns.ts";

/** A browser with View Transitions: looks at the screen, lets it be drawn in the next task, and moves until told. */
class Page {
  readonly ways: (string | undefined)[] = [];
  readonly ends: (() => void)[] = [];

  readonly start = (draw: () => Promise<void>) => {
    this.ways.push(document.documentElement.dataset.turn);
    const finished = new Promise<void>((settle) => this.ends.push(settle));
    const updateCallbackDone = new Promise<void>((settle) => setTimeout(() => settle(draw())));
    return { finished, updateCallbackDone, ready: Promise.reject(new Error("left out")), skipTransition: vi.fn() };
  };
}

const at = (idx: number) => window.history.replaceState({ idx }, "");
/** A page that shows a screen already. */
const shown = () => {
  const turn = turning();
  void turn(async () => undefined);
  return turn;
};
const way = () => document.documentElement.dataset.turn;
let page: Page;

beforeEach(() => {
  page = new Page();
  Object.assign(document, { startViewTransition: page.start });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  at(3);
});

afterEach(() => {
  Reflect.deleteProperty(document, "startViewTransition");
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.turn;
  delete document.documentElement.dataset.turned;
  document.body.innerHTML = "";
});

describe("K16 from screen to screen", () => {
  it("K16 the page says which way one goes, and no longer once it is there", async () => {
    const turn = shown();
    const drawn: number[] = [];
    for (const place of [4, 4, 3, 1]) {
      at(place);
      await turn(async () => void drawn.push(place));
    }
    expect(page.ways).toEqual(["forward", "beside", "back", "back"]);
    expect(drawn).toEqual([4, 4, 3, 1]);
    // What was left for another screen ends first, and the latest still moves.
    page.ends[0]?.();
    await Promise.resolve();
    expect(way()).toBe("back");
    page.ends[3]?.();
    await vi.waitFor(() => expect(way()).toBeUndefined());
  });

  it("K16 the next screen is drawn after the one before it was looked at", async () => {
    const draw = vi.fn(async () => undefined);
    const turned = shown()(draw);
    expect(draw).not.toHaveBeenCalled();
    await turned;
    expect(draw).toHaveBeenCalledOnce();
  });

  it("K16 the first screen of all is there at once: there is none to leave", async () => {
    const draw = vi.fn(async () => undefined);
    const turned = turning()(draw);
    expect(draw).toHaveBeenCalledOnce();
    await turned;
    expect(page.ways).toEqual([]);
  });

  it("K16 only the screen that is left is a picture: the next one takes presses as soon as it is drawn", async () => {
    const turn = shown();
    await turn(async () => expect(document.documentElement.dataset.turned).toBeUndefined());
    await vi.waitFor(() => expect(document.documentElement.dataset.turned).toBe(""));
    const again = turn(async () => undefined);
    expect(document.documentElement.dataset.turned).toBeUndefined();
    await again;
    await vi.waitFor(() => expect(document.documentElement.dataset.turned).toBe(""));
    page.ends[1]?.();
    await vi.waitFor(() => expect(document.documentElement.dataset.turned).toBeUndefined());
  });

  it("K16 a screen that cannot be drawn says so to who asked for it", async () => {
    await expect(shown()(() => Promise.reject(new Error("no pack")))).rejects.toThrow("no pack");
  });

  it.each([
    ["in a browser that has none", () => Reflect.deleteProperty(document, "startViewTransition")],
    [
      "for who asked for less motion",
      () => vi.stubGlobal("matchMedia", (asked: string) => ({ matches: asked === "(prefers-reduced-motion: reduce)" })),
    ],
    ["beneath an open dialog", () => (document.body.innerHTML = "<dialog open>PIN</dialog>")],
  ])("K16 nothing moves %s: the screen is there at once", async (_, arrange) => {
    arrange();
    const draw = vi.fn(async () => undefined);
    const turned = shown()(draw);
    expect(draw).toHaveBeenCalledOnce();
    await turned;
    expect(page.ways).toEqual([]);
    expect(way()).toBeUndefined();
  });
});
