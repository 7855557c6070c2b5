import type { JsonSchema } from "../../../engine/document.ts";

/** Whether an input can have a value, as it is declared; what is not there always can. */
export function mayBe(declared: JsonSchema | undefined, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  const { type, enum: allowed } = declared ?? {};
  if (allowed && !allowed.includes(value)) return false;
  const found = Array.isArray(value) ? "array" : typeof value;
  const types = type === undefined ? [found] : [type].flat();
  return types.some((wanted) => wanted === found || (found === "number" && isNumber(wanted, value)));
}

const isNumber = (wanted: string, value: unknown): boolean => wanted === "integer" && Number.isInteger(value);
