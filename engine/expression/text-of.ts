/** A value where a text stands: texts, numbers and truths as they are written, nothing as no words. @throws for what would read "[object Object]". */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  switch (typeof value) {
    case "string":
      return value;
    case "number":
    case "boolean":
    case "bigint":
      return String(value);
    default:
      throw new TypeError(
        `a text was expected, found ${Array.isArray(value) ? "a list" : `a value of type ${typeof value}`}`,
      );
  }
}
