import { isOperation, operation } from "../../../engine/expression.ts";
import type { Entries } from "../../documents/entries.ts";
import { canonical } from "../../documents/json.ts";
import type { Condition } from "./drawn-nodes.ts";

/** What a condition asks, one by one; together they are the condition. */
export function conjuncts({ expression, each }: Pick<Condition, "expression" | "each">): readonly string[] {
  return each ? [`each ${canonical(expression)}`] : truths(expression);
}

function truths(expression: unknown): readonly string[] {
  if (expression === true) return [];
  if (typeof expression === "string") return [canonical({ var: [expression] })];
  if (!isOperation(expression)) return [canonical(expression)];
  const { name, values } = operation(expression);
  if (name === "and") return values.flatMap((value) => truths(truthOf(value)));
  if (name === "!!" && values.length === 1) return truths(truthOf(values[0]));
  return [canonical({ [name]: values })];
}

/** Inside an operator a text is a literal, of which only whether it is empty is asked. */
const truthOf = (value: unknown): unknown => (typeof value === "string" ? value !== "" : value);

/** What follows from conditions: they themselves, and what the derived values ask that they name. */
export function followsFrom(conditions: readonly Condition[], derived: Entries): ReadonlySet<string> {
  const known = new Set(conditions.flatMap(conjuncts));
  // A set gives what is added to it while it is walked.
  for (const one of known) {
    const name = /^\{"var":\["derived\.([^".]+)"\]\}$/.exec(one)?.[1];
    if (name !== undefined && Object.hasOwn(derived, name)) for (const inner of truths(derived[name])) known.add(inner);
  }
  return known;
}
