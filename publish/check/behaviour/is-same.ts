import { isEntries } from "../../documents/entries.ts";

/** Whether two values say the same; the order of keys says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((inner, at) => isSame(inner, other[at]));
  if (!isEntries(one) || !isEntries(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}
