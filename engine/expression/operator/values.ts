import { ExpressionError } from "./expression-error.ts";

/** The value itself; refuses null and undefined. */
export function present<T>(operator: string, value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new ExpressionError("missing", `"${operator}" met a missing value`);
  return value;
}

/** A finite number; texts are never converted. */
export function asNumber(operator: string, value: unknown): number {
  const found = present(operator, value);
  if (typeof found !== "number" || !Number.isFinite(found))
    throw new ExpressionError("type", `"${operator}" expected a number, found ${describe(found)}`);
  return found;
}

/** All of them finite numbers. */
export const asNumbers = (operator: string, values: readonly unknown[]): number[] =>
  values.map((value) => asNumber(operator, value));

/** A text. */
export function asText(operator: string, value: unknown): string {
  const found = present(operator, value);
  if (typeof found !== "string")
    throw new ExpressionError("type", `"${operator}" expected a text, found ${describe(found)}`);
  return found;
}

/** A list. */
export function asList(operator: string, value: unknown): readonly unknown[] {
  const found = present(operator, value);
  if (!Array.isArray(found))
    throw new ExpressionError("type", `"${operator}" expected a list, found ${describe(found)}`);
  return found;
}

/** The result of arithmetic; refuses what is not finite (division by zero, overflow). */
export function finite(operator: string, value: number): number {
  if (!Number.isFinite(value)) throw new ExpressionError("range", `"${operator}" has no finite result`);
  return value;
}

/** What kind of value it is, for messages; never the value itself, which may be personal. */
export function describe(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "number") return Number.isFinite(value) ? "a number" : "not a number";
  return typeof value === "object" ? "an object" : typeof value === "string" ? "a text" : `a ${typeof value}`;
}
