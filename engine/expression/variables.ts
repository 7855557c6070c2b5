import { isOperation, operation } from "./expression.ts";
import { operators } from "./operators.ts";

/** One path of an expression: that of a `var`, or a text that is the whole of it. */
export interface Variable {
  /** The dotted path it reads. */
  readonly name: string;
  /** Where in the expression the path's text stands. */
  readonly path: readonly (string | number)[];
  /** It stands inside map and its kin and reads an element, not state. */
  readonly scoped: boolean;
}

/** Every path that an expression reads, in every branch. The expression is taken to be well formed. */
export function variablesOf(expression: unknown): readonly Variable[] {
  const found: Variable[] = [];
  function visit(value: unknown, path: readonly (string | number)[], scoped: boolean): void {
    if (Array.isArray(value)) value.forEach((element, index) => visit(element, [...path, index], scoped));
    if (!isOperation(value)) return;
    const { name, values } = operation(value);
    const list = Array.isArray(value[name]);
    const at = (index: number) => (list ? [...path, name, index] : [...path, name]);
    if (name === "var" && typeof values[0] === "string") found.push({ name: values[0], path: at(0), scoped });
    const overElements = operators.get(name)?.overElements === true;
    values.forEach((element, index) => visit(element, at(index), scoped || (overElements && index === 1)));
  }
  if (typeof expression === "string") found.push({ name: expression, path: [], scoped: false });
  visit(expression, [], false);
  return found;
}
