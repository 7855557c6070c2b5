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
  if (Array.isArray(was)) {
    const [one, other] = [was, is].map((list) => elementsOf(list).map((element) => JSON.stringify(element)));
    if (one?.join() === other?.join()) return [];
    if (one?.sort().join() === other?.sort().join()) return whole;
  }
  return [...new Set([...before, ...after])].flatMap((key) => differences(at(was, key), at(is, key), [...path, key]));
}

const keysOf = (value: unknown): readonly string[] | undefined =>
  typeof value === "object" && value !== null ? Object.keys(value) : undefined;

/** The own value of a key. */
const at = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;

const elementsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
