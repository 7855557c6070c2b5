/** What is said of a number. */
interface Said {
  readonly only?: readonly number[];
  readonly least?: number;
  readonly most?: number;
}

/** Between what a number lies: what is said of it, and the values that it is one of. */
export function boundsOf({ only, least = -Infinity, most = Infinity }: Said): Required<Omit<Said, "only">> {
  return only
    ? { least: Math.max(least, Math.min(...only)), most: Math.min(most, Math.max(...only)) }
    : { least, most };
}
