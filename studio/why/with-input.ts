import { isObject, type Json, type JsonObject } from "../../publish/documents/json.ts";

/**
 * Inputs with one value otherwise; undefined takes it away, and with it an object within another of which nothing is
 * left. An input that is an object stays one: whether there is any is said by itself.
 */
export function withInput(inputs: JsonObject, path: readonly string[], value: Json | undefined): JsonObject {
  return put(inputs, path, value, false);
}

function put(object: JsonObject, path: readonly string[], value: Json | undefined, isWithin: boolean): JsonObject {
  const [key, ...rest] = path;
  if (key === undefined) return object;
  const { [key]: before, ...others } = object;
  const now = rest.length === 0 ? value : put(isObject(before) ? before : {}, rest, value, true);
  const isGone = now === undefined || (isWithin && rest.length > 0 && isEmpty(now));
  return isGone ? others : { ...object, [key]: now };
}

const isEmpty = (value: Json): boolean => isObject(value) && Object.keys(value).length === 0;
