/** A place in a compiled document where it is another one than before. */
export interface Difference {
  readonly path: readonly string[];
  readonly was: unknown;
  readonly is: unknown;
}

/** Where two values differ, as deep as it can be said; a list of another length or order differs as a whole. */
export function differences(was: unknown, is: unknown, path: readonly string[] = []): readonly Difference[] {
  if (Object.is(was, is)) return [];
  const [before, after] = [keysOf(was), keysOf(is)];
  const whole = [{ path, was, is }];
  if (!before || !after || Array.isArray(was) !== Array.isArray(is)) return whole;
  if (Array.isArray(was) && before.length !== after.length) return whole;
  const inOrder = (value: unknown) =>
    JSON.stringify(Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value);
  if (Array.isArray(was) && inOrder(was) === inOrder(is)) return whole;
  return [...new Set([...before, ...after])].flatMap((key) => differences(at(was, key), at(is, key), [...path, key]));
}

const keysOf = (value: unknown): readonly string[] | undefined =>
  typeof value === "object" && value !== null ? Object.keys(value) : undefined;

const at = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? new Map<string, unknown>(Object.entries(value)).get(key) : undefined;
