import { isOperation, operation } from "../../../engine/expression.ts";
import { elements, type Entries, entries } from "../../documents/entries.ts";
import { canonical } from "../../documents/json.ts";
import type { Path } from "../../documents/position.ts";
import type { Disclosed, Fact } from "./disclosed.ts";
import type { DrawnNode } from "./drawn-nodes.ts";

/** A row of the widget that lists facts. */
export interface Row {
  readonly whole: Entries;
  readonly value: unknown;
  readonly path: Path;
}

/** The rows of a node that the fact's text names. */
export function rowsOf({ shown }: Disclosed, fact: Fact, { node, path }: DrawnNode): readonly Row[] {
  if (node.widget !== shown.widget) return [];
  return elements(entries(node.props)[shown.rows]).flatMap((row, index) => {
    const whole = entries(row);
    const { [shown.label]: label, [shown.value]: value } = whole;
    return entries(label).$t === fact.label
      ? [{ whole, value, path: [...path, "props", shown.rows, index, shown.value] }]
      : [];
  });
}

/** Whether an expression is a figure as the operator writes it, and nothing else. */
export function isWritten(expression: unknown, as: string, path: string): boolean {
  if (!isOperation(expression)) return false;
  const { name, values } = operation(expression);
  const [first, ...others] = values;
  return name === as && canonical(variable(first)) === canonical({ var: [path] }) && others.every(isSurrounding);
}

/** A `var` with its path in a list. */
const variable = (value: unknown): unknown => {
  const { var: path } = entries(value);
  return typeof path === "string" ? { var: [path] } : value;
};

/** What an operator takes besides the figure: the language, no other figure. */
const isSurrounding = (value: unknown): boolean => {
  const { var: path } = entries(variable(value));
  return path === undefined ? typeof value !== "object" : String(elements(path)[0]).startsWith("env.");
};
