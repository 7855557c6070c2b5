import { ownValue, pathWords } from "./operator/own-value.ts";
import { Reader } from "./operator/reader.ts";

/** A reader whose first words may be answered by a plain object; all else goes to `outer`. */
export function scopeReader(scope: Readonly<Record<string, unknown>>, outer?: (path: string) => unknown): Reader {
  return new Reader((path) => {
    const words = pathWords(path);
    const [first = ""] = words;
    if (Object.hasOwn(scope, first) && scope[first] !== undefined) return ownValue(scope, words);
    return outer?.(path);
  });
}
