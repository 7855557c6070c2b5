/** What to write where the checker misses a sign, which it says of where that belongs: `,` between two entries, `:` after a name. */
export const missingSign = (message: string): string | undefined =>
  /expected "([,:])" (?:between two entries|after the property name), found none/.exec(message)?.[1];
