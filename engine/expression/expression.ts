/**
 * A json-logic expression: a literal, a list, or an object with exactly one operator. A text that is a whole expression
 * is a path; inside an operator it is a literal.
 */
export type Expression =
  | null
  | string
  | number
  | boolean
  | readonly Expression[]
  | { readonly [operator: string]: Expression | readonly Expression[] };

/** The single operator of an expression object and its arguments as a list. */
export function operation(expression: object): { name: string; values: readonly Expression[] } {
  const name = Object.keys(expression)[0] as string;
  const found = (expression as Record<string, Expression>)[name] as Expression;
  return { name, values: Array.isArray(found) ? found : [found] };
}

/** Whether it is an operation rather than a literal or a list. */
export const isOperation = (expression: unknown): expression is Record<string, Expression> =>
  typeof expression === "object" && expression !== null && !Array.isArray(expression);

/** What a whole expression says in full: a text alone is short for reading that path. */
export const spelledOut = (expression: Expression): Expression =>
  typeof expression === "string" ? { var: expression } : expression;
