import { alternatives, anything, boolean, either, nothing, present, type Type } from "../type.ts";
import { type Signatures, taken } from "./signature.ts";

/** What a value can be when it is true, or false. */
const when = (type: Type, truth: boolean): Type =>
  either(
    ...alternatives(type).map((one): Type => {
      if (one.is === "boolean") return { ...one, only: truth };
      return truth ? one : nothing;
    }),
  );

/** The last operand, or the first that is so already. */
const lastOr = (given: readonly Type[], truth: boolean): Type =>
  either(
    ...given.map((type, index) => (index === given.length - 1 ? type : when(truth ? present(type) : type, truth))),
  );

/** The values that an `if` may come to. */
const results = (given: readonly Type[]): Type =>
  either(...given.filter((_, index) => index % 2 === 1 || index === given.length - 1));

export const logic: Signatures = {
  and: {
    says: "The first value that is false, or the last. Zero, an empty text, an empty list and what is missing are false.",
    takes: [taken("condition", anything)],
    again: 1,
    gives: anything,
    givesOf: (given) => lastOr(given, false),
    givesInWords: "one of the values",
    example: {
      expression: { and: [{ var: "user" }, { var: "user.hasPin" }] },
      given: { user: { hasPin: true } },
      comes: true,
    },
  },
  or: {
    says: "The first value that is true, or the last.",
    takes: [taken("condition", anything)],
    again: 1,
    gives: anything,
    givesOf: (given) => lastOr(given, true),
    givesInWords: "one of the values",
    example: { expression: { or: [{ var: "nickname" }, "Guest"] }, given: { nickname: "" }, comes: "Guest" },
  },
  "!": {
    says: "Whether a value is false or missing.",
    takes: [taken("condition", anything)],
    gives: boolean,
    example: { expression: { "!": [{ var: "user" }] }, given: { user: null }, comes: true },
  },
  "!!": {
    says: "Whether there is a value that is not false.",
    takes: [taken("condition", anything)],
    gives: boolean,
    example: { expression: { "!!": [{ var: "user" }] }, given: { user: { name: "Ada" } }, comes: true },
  },
  if: {
    says: "The value after the first condition that is true, else the last one.",
    takes: [taken("condition", anything), taken("value", anything), taken("otherwise", anything)],
    again: 2,
    gives: anything,
    givesOf: results,
    givesInWords: "one of the values",
    example: {
      expression: { if: [{ "===": [{ var: "status" }, 60] }, "settled", "open"] },
      given: { status: 60 },
      comes: "settled",
    },
  },
};
