import { elementOf } from "../follow.ts";
import { anything, list, listOf } from "../type.ts";
import type { Signature } from "./signature.ts";

/** What an operator comes to that leaves elements of its list out. */
export const sameList: Pick<Signature, "gives" | "givesOf" | "givesInWords"> = {
  gives: list,
  givesOf: ([given = anything]) => listOf(elementOf(given)),
  givesInWords: "a list of the same elements",
};
