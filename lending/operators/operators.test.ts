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

/** What some work fails with; nothing where it does not. */
function messageOf(work: () => unknown): string {
  try {
    work();
    return "";
  } catch (error) {
    return String(error);
  }
}

describe("app operators", () => {
  it.each(cases as readonly Case[])("$description", ({ expression, expect: wanted, error }) => {
    const run = () => evaluate(expression, (path) => ownValue(vouchers, pathWords(path)));
    if (error) expect(run).toThrow(expect.objectContaining({ code: error }));
    else expect(run()).toEqual(wanted);
  });

  const named = new Map(appOperators.map((operator) => [operator.name, operator]));
  const called = (cases as readonly Case[]).flatMap(({ expression }) =>
    Object.entries(expression as Readonly<Record<string, readonly unknown[]>>).filter(([name]) => named.has(name)),
  );

  it.each(called)("%s(%j) says its own name where a value is odd", (name, values) => {
    for (const at of values.keys()) {
      const literal = named.get(name)?.literalArguments?.includes(at);
      const odd = { [name]: values.with(at, literal ? "odd" : { var: "odd" }) };
      const message = messageOf(() => evaluate(odd, (path) => (path === "odd" ? { odd: true } : null)));
      if (message !== "") expect(message).toContain(`"${name}"`);
    }
  });

  it("those of the first script are a phone's and a figure's", () => {
    expect(entryOperators.map(({ name }) => name)).toEqual(["money", "percent", "phone", "phone-stored"]);
  });

  it("registers each name once", () => {
    const names = appOperators.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
