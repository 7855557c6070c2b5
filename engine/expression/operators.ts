import jsonLogic from "json-logic-js";
import { goneThrough } from "./operator/budget.ts";
import { ExpressionError } from "./operator/expression-error.ts";
import type { Operator } from "./operator/operator.ts";
import { add } from "./operators/arithmetic/add.ts";
import { all } from "./operators/lists/all.ts";
import { allowedUrl } from "./operators/texts/allowed-url.ts";
import { and } from "./operators/logic/and.ts";
import { atLeastOperator } from "./operators/comparison/at-least.ts";
import { atMost } from "./operators/comparison/at-most.ts";
import { cat } from "./operators/texts/cat.ts";
import { concat } from "./operators/lists/concat.ts";
import { divide } from "./operators/arithmetic/divide.ts";
import { equal } from "./operators/comparison/equal.ts";
import { filter } from "./operators/lists/filter.ts";
import { find } from "./operators/lists/find.ts";
import { floorTo } from "./operators/arithmetic/floor-to.ts";
import { get } from "./operators/reading/get.ts";
import { greaterThan } from "./operators/comparison/greater-than.ts";
import { ifOperator } from "./operators/logic/if.ts";
import { inOperator } from "./operators/comparison/in.ts";
import { isTrueOperator } from "./operators/logic/is-true.ts";
import { keys } from "./operators/reading/keys.ts";
import { length } from "./operators/lists/length.ts";
import { lessThan } from "./operators/comparison/less-than.ts";
import { map } from "./operators/lists/map.ts";
import { matches } from "./operators/texts/matches.ts";
import { maximum } from "./operators/arithmetic/maximum.ts";
import { minimum } from "./operators/arithmetic/minimum.ts";
import { multiply } from "./operators/arithmetic/multiply.ts";
import { none } from "./operators/lists/none.ts";
import { not } from "./operators/logic/not.ts";
import { notEqual } from "./operators/comparison/not-equal.ts";
import { or } from "./operators/logic/or.ts";
import { reduce } from "./operators/lists/reduce.ts";
import { remainder } from "./operators/arithmetic/remainder.ts";
import { some } from "./operators/lists/some.ts";
import { subtract } from "./operators/arithmetic/subtract.ts";
import { take } from "./operators/lists/take.ts";
import { variable } from "./operators/reading/var.ts";

const elementLimit = 2000;

/** The engine's operators, in the order of the documentation. */
export const engineOperators: readonly Operator[] = [
  variable,
  equal,
  notEqual,
  lessThan,
  atMost,
  greaterThan,
  atLeastOperator,
  add,
  subtract,
  multiply,
  divide,
  remainder,
  minimum,
  maximum,
  and,
  or,
  not,
  isTrueOperator,
  ifOperator,
  inOperator,
  cat,
  map,
  filter,
  some,
  all,
  none,
  reduce,
  length,
  get,
  concat,
  find,
  take,
  matches,
  floorTo,
  keys,
  allowedUrl,
];

const table = new Map<string, Operator>();

/** Every operator that a document may name, by name. The table is one per process, as json-logic-js's own is. */
export const operators: ReadonlyMap<string, Operator> = table;

/**
 * Adds operators to the closed list, once, at start.
 * @throws when a name is taken by another operator.
 */
export function registerOperators(added: readonly Operator[]): void {
  for (const operator of added) {
    const known = table.get(operator.name);
    if (known === operator) continue;
    if (known) throw new Error(`operator "${operator.name}" is registered twice`);
    table.set(operator.name, operator);
    if (operator.apply) jsonLogic.add_operation(operator.name, operator.apply);
  }
}

/** Operators that only `compile` writes: they close what json-logic-js leaves open. */
export const internal = { isNull: "is-null", elements: "elements" } as const;

jsonLogic.add_operation(internal.isNull, (value: unknown) => value === null || value === undefined);
jsonLogic.add_operation(internal.elements, (value: unknown) => {
  const found = goneThrough("list", value);
  if (found.length > elementLimit) throw new ExpressionError("budget", `a list of more than ${elementLimit} elements`);
  return found;
});
registerOperators(engineOperators);
