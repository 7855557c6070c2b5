/** What stands in an expression as it is; nothing stands for null. @throws for what no document can hold */
export function literalOf(value: unknown): null | string | number | boolean {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  throw new TypeError(`a value of type ${typeof value} cannot stand in an expression`);
}
