import { expect, it } from "vitest";
import { nearestLike } from "./nearest-like.ts";

const length = "^0\\.[0-9]{1,3}rem$";
const id = "^[a-z]+(-[a-z]+)*$";

it.each<[what: string, text: string, pattern: string, meant: string | undefined]>([
  ["two letters exchanged", "0.28rme", length, "0.28rem"],
  ["a letter too many", "0.28remm", length, "0.28rem"],
  ["a letter missing", "0.28rm", length, "0.28rem"],
  ["another letter", "0.28rwm", length, "0.28rem"],
  ["large letters", "Loan-List", id, "loan-list"],
  ["nothing, where any letter would do", "at", "^[a-z]at$", undefined],
  ["nothing of figures", "9rem", length, undefined],
  ["nothing of signs", ".com", "^[a-z]+\\.[a-z]+$", undefined],
  ["nothing of what is far from it", "wide", length, undefined],
  ["nothing of what is as it should be but for its length", "a".repeat(61), "^b$", undefined],
])("suggests %s: %s", (_, text, pattern, meant) => {
  expect(nearestLike(text, pattern)).toBe(meant);
});
