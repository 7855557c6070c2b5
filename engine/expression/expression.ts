import { isValues, type Values } from "./operator/values-of.ts";

/**
 * A json-logic expression: a literal, a list, or an object with exactly one operator. A text that is a whole expression
 * is a path; inside an operator it is a literal.
 */
export type Expression = null | string | number | boolean | readonly Expression[] | Operation;

/** An operator with its arguments: a list of them, or one alone. */
export interface Operation {
  readonly [operator: string]: Expression;
}

declare const closed: unique symbol;

/** An expression that was checked and closed (`compile.ts`), as published documents hold it. */
export type Closed = Expression & { readonly [closed]: true };

/** The single operator of an expression object and its arguments as a list. */
export function operation(expression: Operation): { readonly name: string; readonly values: readonly Expression[] };
export function operation(expression: Values): { readonly name: string; readonly values: readonly unknown[] };
export function operation(expression: Values): { readonly name: string; readonly values: readonly unknown[] } {
  const [name = ""] = Object.keys(expression);
  const found = expression[name];
  return { name, values: Array.isArray(found) ? found : [found] };
}

/** Whether it is an operation rather than a literal or a list. */
export function isOperation(expression: Expression): expression is Operation;
export function isOperation(expression: unknown): expression is Values;
export function isOperation(expression: unknown): boolean {
  return isValues(expression);
}

/** What a whole expression says in full: a text alone is short for reading that path. */
export const spelledOut = <E>(expression: E): E | { readonly var: string } =>
  typeof expression === "string" ? { var: expression } : expression;
