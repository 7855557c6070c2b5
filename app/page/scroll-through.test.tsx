import { afterEach, expect, it, vi } from "vitest";
import { scrollThrough } from "./scroll-through.ts";

const finger = (type: string, y: number) =>
  Object.assign(new Event(type, { cancelable: true }), { touches: [{ clientX: 180, clientY: y }] });

afterEach(() => vi.restoreAllMocks());

it.each([
  { what: "the text of a dialog that is longer than it", height: 600, scrolled: 40, kept: true },
  { what: "nothing where all of it shows, which is the browser's", height: 300, scrolled: 0, kept: false },
])("a finger that moves up by 40 px over it scrolls $what", ({ height, scrolled, kept }) => {
  const over = document.createElement("div");
  const text = document.body.appendChild(document.createElement("div"));
  text.style.overflowY = "auto";
  Object.defineProperty(text, "scrollHeight", { value: height });
  Object.defineProperty(text, "clientHeight", { value: 300 });
  vi.spyOn(document, "elementsFromPoint").mockReturnValue([over, text, document.body]);
  scrollThrough(over);
  over.dispatchEvent(finger("touchstart", 500));
  const moves = [480, 460].map((y) => finger("touchmove", y));
  for (const move of moves) over.dispatchEvent(move);
  expect(text.scrollTop).toBe(scrolled);
  expect(moves.map(({ defaultPrevented }) => defaultPrevented)).toEqual([kept, kept]);
  text.remove();
});
