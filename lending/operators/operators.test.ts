import { describe, expect, it } from "vitest";
import { evaluate, registerOperators } from "../../engine/expression.ts";
import { ownValue, pathWords } from "../../engine/operator.ts";
import { entryOperators } from "./entry.ts";
import { appOperators } from "./index.ts";
import cases from "./operators.cases.json" with { type: "json" };

registerOperators(appOperators);

const vouchers = {
  cash: { prizeType: 1, voucherValue: 500, conditionLowerLimit: 500000, conditionUpperLimit: 5000000 },
  capped: {
    prizeType: 2,
    voucherValue: 0.8,
    conditionLowerLimit: 0,
    conditionUpperLimit: 5000000,
    maximumLimitNum: 20000,
  },
  discount: { prizeType: 2, voucherValue: 0.8, conditionLowerLimit: 0, conditionUpperLimit: 5000000 },
};

interface Case {
  description: string;
  expression: unknown;
  expect?: unknown;
  error?: string;
}

describe("app operators", () => {
  it.each(cases as readonly Case[])("$description", ({ expression, expect: wanted, error }) => {
    const run = () => evaluate(expression, (path) => ownValue(vouchers, pathWords(path)));
    if (error) expect(run).toThrow(expect.objectContaining({ code: error }));
    else expect(run()).toEqual(wanted);
  });

  it("those of the first script are a phone's and a figure's", () => {
    expect(entryOperators.map(({ name }) => name)).toEqual(["money", "percent", "phone", "phone-stored"]);
  });

  it("registers each name once", () => {
    const names = appOperators.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
