import jsonLogic from "json-logic-js";
import { ExpressionError } from "./operator/expression-error.ts";
import type { Operator } from "./operator/operator.ts";
import { add } from "./operators/add.ts";
import { all } from "./operators/all.ts";
import { allowedUrl } from "./operators/allowed-url.ts";
import { and } from "./operators/and.ts";
import { atLeastOperator } from "./operators/at-least.ts";
import { atMost } from "./operators/at-most.ts";
import { cat } from "./operators/cat.ts";
import { concat } from "./operators/concat.ts";
import { divide } from "./operators/divide.ts";
import { equal } from "./operators/equal.ts";
import { filter } from "./operators/filter.ts";
import { find } from "./operators/find.ts";
import { floorTo } from "./operators/floor-to.ts";
import { get } from "./operators/get.ts";
import { greaterThan } from "./operators/greater-than.ts";
import { ifOperator } from "./operators/if.ts";
import { inOperator } from "./operators/in.ts";
import { isTrueOperator } from "./operators/is-true.ts";
import { keys } from "./operators/keys.ts";
import { length } from "./operators/length.ts";
import { lessThan } from "./operators/less-than.ts";
import { map } from "./operators/map.ts";
import { matches } from "./operators/matches.ts";
import { maximum } from "./operators/maximum.ts";
import { minimum } from "./operators/minimum.ts";
import { multiply } from "./operators/multiply.ts";
import { none } from "./operators/none.ts";
import { not } from "./operators/not.ts";
import { notEqual } from "./operators/not-equal.ts";
import { or } from "./operators/or.ts";
import { reduce } from "./operators/reduce.ts";
import { remainder } from "./operators/remainder.ts";
import { some } from "./operators/some.ts";
import { subtract } from "./operators/subtract.ts";
import { take } from "./operators/take.ts";
import { variable } from "./operators/var.ts";
import { list } from "./operator/values.ts";

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
  const found = list("list", value);
  if (found.length > elementLimit) throw new ExpressionError("budget", `a list of more than ${elementLimit} elements`);
  return found;
});
registerOperators(engineOperators);
