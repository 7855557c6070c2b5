/** A json-logic expression: a literal, a list, or an object with exactly one operator. */
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
