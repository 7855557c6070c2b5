/** A value where a text stands: texts, numbers and truths as they are written, nothing as no words. @throws for what would read "[object Object]". */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "object" || typeof value === "function" || typeof value === "symbol")
    throw new TypeError(
      `a text was expected, found ${Array.isArray(value) ? "a list" : `a value of type ${typeof value}`}`,
    );
  return String(value as string | number | boolean | bigint);
}
