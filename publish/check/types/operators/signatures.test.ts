import { describe, expect, it } from "vitest";
import { evaluate, operators, registerOperators, scopeReader } from "../../../../engine/expression.ts";
import { appOperators } from "../../../../lending/operators/index.ts";
import { type Signature, takenAt } from "./signature.ts";
import { signatures } from "./signatures.ts";

registerOperators(appOperators);

/** How many arguments a signature takes. */
function arityOf({ takes, again }: Signature) {
  return { min: takes.filter(({ optional }) => !optional).length, max: again ? "more" : takes.length };
}

describe("the signatures of operators", () => {
  it("are those of the operators that a document may name, no more and no fewer", () => {
    expect(Object.keys(signatures).sort()).toEqual([...operators.keys()].sort());
  });

  it.each(Object.entries(signatures))("%s: takes as many as its operator", (name, signature) => {
    const { min, max } = operators.get(name)?.arity ?? { min: -1, max: -1 };
    expect(arityOf(signature)).toEqual({ min, max: max > 7 ? "more" : max });
  });

  it.each(Object.entries(signatures))("%s: its example comes to what it says", (_, { example }) => {
    expect(evaluate(example.expression, scopeReader(example.given ?? {}).read)).toEqual(example.comes);
  });

  it("names each argument of an operator that takes any number of them", () => {
    const at = (name: string) =>
      [0, 1, 2, 3, 4].map((index) => signatures[name] && takenAt(signatures[name], index)?.name);
    expect(at("if")).toEqual(["condition", "value", "otherwise", "value", "otherwise"]);
    expect(at("+")).toEqual(["number", "number", "number", "number", "number"]);
    expect(at("money")).toEqual(["amount", undefined, undefined, undefined, undefined]);
  });
});
