import { isValues } from "../expression/operator/values-of.ts";
import type { Value } from "./types.ts";

/** Whether it is `{"$": expression}`. */
export const isExpressionMarker = (value: Value): value is { readonly $: unknown } => isValues(value) && "$" in value;

/** Whether it is `{"$t": key, "args": {…}}`. */
export const isTextMarker = (value: Value): value is { readonly $t: string; readonly args?: Value } =>
  isValues(value) && typeof value.$t === "string";

/** Whether it is `{"$each": expression, "give": value}`. */
export const isListMarker = (value: Value): value is { readonly $each: unknown; readonly give?: Value } =>
  isValues(value) && "$each" in value;
