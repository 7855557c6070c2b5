import { expect, it } from "vitest";
import { putDown } from "./put-down.ts";

it.each<[key: string, after: boolean, order: string | undefined]>([
  // As a pointer may, and as the keys begin.
  ["b", false, undefined],
  ["b", true, undefined],
  ["a", false, "bacd"],
  ["a", true, "abcd"],
  ["c", false, "abcd"],
  ["c", true, "acbd"],
  ["d", true, "acdb"],
])("B9 b of a b c d put down at %s (after it: %s) comes to %s", (key, after, order) => {
  expect(putDown(["a", "b", "c", "d"], new Set(["b"]), { key, after })?.join("")).toBe(order);
});
