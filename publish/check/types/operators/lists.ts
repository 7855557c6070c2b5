import { alternatives, anything, boolean, either, list, listOf, nothing, text, type Type } from "../type.ts";
import { meets } from "../fits.ts";
import { elementOf, follow } from "../follow.ts";
import { sameList } from "./same-list.ts";
import { type Disagreement, type Signatures, taken } from "./signature.ts";

const first = (given: readonly Type[]): Type => given[0] ?? anything;
const inside = 'read of each element: `var` reads the element, and `""` is the element itself';

/** The name of a field that is written there. */
const literal = (type: Type | undefined): string | undefined =>
  type?.is === "text" && type.only?.length === 1 ? type.only[0] : undefined;

/** The value that an element is looked for by is of the type of that field. */
function looksFor(given: readonly Type[]): Disagreement | undefined {
  const name = literal(given[1]);
  const found = given[2];
  if (name === undefined || !found) return undefined;
  const field = follow(elementOf(first(given)), name.split("."));
  if (field.type.is === "anything") return undefined;
  const wrong = alternatives(found).some((one) => one.is !== "nothing" && !meets(one, field.type));
  return wrong ? { at: 2, expected: field.type } : undefined;
}

const overEach = (says: string, operator: string, comes: boolean) => ({
  says,
  takes: [taken("list", list), taken("condition", anything)],
  gives: boolean,
  example: {
    expression: { [operator]: [{ var: "bills" }, { ">": [{ var: "days" }, 0] }] },
    given: { bills: [{ days: 3 }, { days: 0 }] },
    comes,
  },
});

export const lists: Signatures = {
  map: {
    says: `A list of what is ${inside}.`,
    takes: [taken("list", list), taken("value", anything)],
    gives: list,
    givesOf: (given) => listOf(given[1] ?? anything),
    givesInWords: "a list of the values",
    example: {
      expression: { map: [{ var: "bills" }, { var: "days" }] },
      given: { bills: [{ days: 3 }, { days: 0 }] },
      comes: [3, 0],
    },
  },
  filter: {
    says: `The elements for which a condition holds, ${inside}.`,
    takes: [taken("list", list), taken("condition", anything)],
    ...sameList,
    example: {
      expression: { filter: [{ var: "bills" }, { ">": [{ var: "days" }, 0] }] },
      given: { bills: [{ days: 3 }, { days: 0 }] },
      comes: [{ days: 3 }],
    },
  },
  some: overEach("Whether a condition holds for an element.", "some", true),
  all: overEach("Whether a condition holds for every element, of which there is one at least.", "all", false),
  none: overEach("Whether a condition holds for no element.", "none", false),
  reduce: {
    says: "What the elements come to one after the other: `current` is the element, `accumulator` what came so far, the third where it begins.",
    takes: [taken("list", list), taken("step", anything), taken("start", anything)],
    gives: anything,
    givesOf: (given) => either(given[1] ?? anything, given[2] ?? anything),
    givesInWords: "what the step comes to",
    example: {
      expression: { reduce: [{ var: "bills" }, { "+": [{ var: "accumulator" }, { var: "current.amount" }] }, 0] },
      given: { bills: [{ amount: 500 }, { amount: 250 }] },
      comes: 750,
    },
  },
  length: {
    says: "How many elements a list, or characters a text has.",
    takes: [taken("value", either(list, text))],
    gives: { is: "number", unit: "plain", least: 0, whole: true },
    example: { expression: { length: [{ var: "pin" }] }, given: { pin: "1234" }, comes: 4 },
  },
  concat: {
    says: "One list of several, in order.",
    takes: [taken("list", list)],
    again: 1,
    gives: list,
    givesOf: (given) => listOf(either(...given.map(elementOf))),
    givesInWords: "a list of the elements of all",
    example: { expression: { concat: [["a"], { var: "more" }] }, given: { more: ["b"] }, comes: ["a", "b"] },
  },
  find: {
    says: "The first element whose field has a value; nothing when there is none.",
    takes: [taken("list", list), taken("field", text), taken("value", anything)],
    gives: anything,
    givesOf: (given) => either(elementOf(first(given)), nothing),
    givesInWords: "an element, or nothing",
    disagree: looksFor,
    example: {
      expression: { find: [{ var: "accounts" }, "isDefault", true] },
      given: {
        accounts: [
          { bank: "A", isDefault: false },
          { bank: "B", isDefault: true },
        ],
      },
      comes: { bank: "B", isDefault: true },
    },
  },
  take: {
    says: "The first so many elements of a list.",
    takes: [taken("list", list), taken("count", { is: "number", unit: "plain", least: 1, whole: true })],
    ...sameList,
    example: { expression: { take: [{ var: "bills" }, 1] }, given: { bills: [3, 2, 1] }, comes: [3] },
  },
};
