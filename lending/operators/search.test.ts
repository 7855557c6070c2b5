import { expect, it } from "vitest";
import { evaluate, registerOperators } from "../../engine/expression.ts";
import { search } from "./search.ts";

registerOperators([search]);

const questions = [
  { id: "q1", question: "When is a bill overdue?", answer: "At 06:59:59 Lagos time", order: 10 },
  { id: "q2", question: "账单何时算逾期？", answer: "到期日之后", order: 20 },
  { id: "q3", question: "Paying late", answer: "1 % of a BILL a day", order: 30 },
];
const found = (list: unknown, typed: unknown) =>
  evaluate({ search: [{ var: "list" }, { var: "typed" }] }, (path) => ({ list, typed })[path]);

it.each<[string, string[]]>([
  ["", ["q1", "q2", "q3"]],
  ["   ", ["q1", "q2", "q3"]],
  ["bill", ["q1", "q3"]],
  ["LAGOS  overdue", ["q1"]],
  ["lagos late", []],
  ["逾期", ["q2"]],
  ["q2", ["q2"]],
  ["30", []],
])("S20 a search for %j finds %j", (typed, ids) => {
  expect((found(questions, typed) as typeof questions).map(({ id }) => id)).toEqual(ids);
});

it.each([
  ["text", "x"],
  [questions, 7],
])("S20 a search of %j for %j is an error", (list, typed) => {
  expect(() => found(list, typed)).toThrow(expect.objectContaining({ code: "type" }));
});
