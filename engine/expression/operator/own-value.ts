const forbidden = new Set(["__proto__", "constructor", "prototype"]);
const split = new Map<string, readonly string[]>();

/** Splits a dotted path once; refuses words that reach a prototype. */
export function pathWords(path: string): readonly string[] {
  const known = split.get(path);
  if (known) return known;
  const words = path === "" ? [] : path.split(".");
  const bad = words.find((word) => forbidden.has(word));
  if (bad !== undefined) throw new Error(`path "${path}" must not contain "${bad}"`);
  split.set(path, words);
  return words;
}

/** Walks own properties only; undefined where the path ends early. */
export function ownValue(root: unknown, words: readonly string[], from = 0): unknown {
  let value = root;
  for (let index = from; index < words.length; index++) {
    if (value === null || typeof value !== "object") return undefined;
    // Read at every resolve and every key: what the loop and `hasOwn` say of both is not checked a second time.
    const word = words[index] as string;
    if (!Object.hasOwn(value, word)) return undefined;
    // An object, as the first line of the loop says.
    value = (value as Record<string, unknown>)[word];
  }
  return value;
}
