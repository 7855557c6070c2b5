import { anything, boolean, either, list, number, text, type Type } from "../type.ts";
import { otherUnit } from "./measures.ts";
import { type Signature, type Signatures, taken } from "./signature.ts";

const between = (says: string, sign: string, comes: boolean): Signature => ({
  says: `${says} With three numbers, whether the middle one lies between the others.`,
  takes: [taken("number", number), taken("other", number), { ...taken("third", number), optional: true }],
  gives: boolean,
  disagree: otherUnit,
  example: { expression: { [sign]: [18, { var: "age" }, 66] }, given: { age: 66 }, comes },
});

const two = (says: string, sign: string, comes: boolean): Signature => ({
  says,
  takes: [taken("number", number), taken("other", number)],
  gives: boolean,
  disagree: otherUnit,
  example: { expression: { [sign]: [{ var: "amount" }, 300000] }, given: { amount: 300000 }, comes },
});

const equality = (says: string, sign: string, comes: boolean): Signature => ({
  says: `${says} Beside the literal null, whether a value is missing; otherwise a missing value is an error.`,
  takes: [taken("value", anything), taken("other", anything)],
  gives: boolean,
  example: { expression: { [sign]: [{ var: "tab" }, "used"] }, given: { tab: "used" }, comes },
});

/** What a list holds, or a text is part of. */
const held = (given: readonly Type[]): Type => given[1] ?? anything;

export const comparison: Signatures = {
  "===": equality("Whether two values are the same.", "===", true),
  "!==": equality("Whether two values differ.", "!==", false),
  "<": between("Whether a number is less than the other.", "<", false),
  "<=": between("Whether a number is at most the other.", "<=", true),
  ">": two("Whether a number is greater than the other.", ">", false),
  ">=": two("Whether a number is at least the other.", ">=", true),
  in: {
    says: "Whether a list holds a value, or a text a part.",
    takes: [taken("value", anything), taken("place", either(list, text))],
    gives: boolean,
    disagree: (given) =>
      held(given).is === "text" && given[0]?.is === "number"
        ? { at: 0, expected: text, because: "in a text" }
        : undefined,
    example: { expression: { in: [{ var: "kind" }, ["network", "timeout"]] }, given: { kind: "timeout" }, comes: true },
  },
};
