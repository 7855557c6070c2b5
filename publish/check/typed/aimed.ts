import { isOperation, operation } from "../../../engine/expression.ts";
import type { Path } from "../../documents/position.ts";

/** Where a fault of a whole expression stands: at the path, where it does nothing but read one. */
export function aimed(expression: unknown): Path {
  if (!isOperation(expression)) return [];
  const { name, values } = operation(expression);
  if (name !== "var" || values.length !== 1) return [];
  return Array.isArray(expression.var) ? ["var", 0] : ["var"];
}

/** What stands at a place of an expression. */
export const partAt = (expression: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (isKeyed(part) ? part[key] : undefined), expression);

const isKeyed = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === "object" && value !== null;
