/** A sign that is missing, and where it belongs. */
interface Missing {
  readonly at: number;
  readonly sign: string;
}

/**
 * What to write where the checker misses a sign: `,` between two entries, `:` after a name.
 * @param before all that stands before the mark, which is at what comes after the sign
 */
export function missingOf(message: string, before: string): Missing | undefined {
  const sign = /expected "([,:])" (?:between two entries|after the property name), found none/.exec(message)?.[1];
  return sign === undefined ? undefined : { at: before.trimEnd().length, sign };
}
