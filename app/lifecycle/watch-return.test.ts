import { expect, it } from "vitest";
import { watchReturn } from "./watch-return.ts";

type Engine = Parameters<typeof watchReturn>[0];

/** A page with a screen; gives how often that was told that somebody is back. */
function page() {
  const told: string[] = [];
  const engine = { stage: { kind: "visit", visit: { returned: () => told.push("returned") } } };
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const window = new EventTarget();
  // Of the engine only this is used.
  watchReturn(engine as unknown as Engine, { document, window });
  const turn = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  return { told, turn, be: (event: "focus" | "blur") => window.dispatchEvent(new Event(event)) };
}

it.each<[how: string, ways: (shown: ReturnType<typeof page>) => void]>([
  ["another tab", ({ turn }) => [turn("hidden"), turn("visible")]],
  ["another window beside it", ({ be }) => [be("blur"), be("focus")]],
  ["another app, which says both", ({ be, turn }) => [be("blur"), turn("hidden"), turn("visible"), be("focus")]],
])("S13 whoever comes back from %s is told what shows anew, once", (_how, ways) => {
  const shown = page();
  ways(shown);
  expect(shown.told).toEqual(["returned"]);
});

it("S13 who was not away, or is not back, is told nothing", () => {
  const { told, turn, be } = page();
  be("focus");
  turn("visible");
  turn("hidden");
  be("focus");
  expect(told).toEqual([]);
});
