import type { Expression } from "../expression/expression.ts";
import type { Value } from "./types.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether it is `{"$": expression}`. */
export const isExpressionMarker = <E = Expression>(value: unknown): value is { $: E } =>
  isObject(value) && "$" in value;

/** Whether it is `{"$t": key, "args": {…}}`. */
export const isTextMarker = (value: unknown): value is { $t: string; args?: Record<string, Value> } =>
  isObject(value) && "$t" in value;

/** Whether it is `{"$each": expression, "give": value}`. */
export const isListMarker = <E = Expression>(value: unknown): value is { $each: E; give: Value } =>
  isObject(value) && "$each" in value;
