/** What stands on a card, by how its number begins. */
interface Scheme {
  readonly name: string;
  /** The first digits, from and to, as many of them as these have. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/**
 * The schemes of the cards that Nigerian banks give out, by the ranges of issuers that each has published. Verve first:
 * its ranges lie beside those of others.
 */
const schemes: readonly Scheme[] = [
  {
    name: "Verve",
    ranges: [
      [506099, 506198],
      [507865, 507964],
      [650002, 650027],
    ],
  },
  { name: "Visa", ranges: [[4, 4]] },
  {
    name: "Mastercard",
    ranges: [
      [51, 55],
      [2221, 2720],
    ],
  },
];

/** The scheme of a card by the first digits of its number; undefined where they are too few, or of none of these. */
export function schemeOf(digits: string): string | undefined {
  const begins = ([from, to]: readonly [number, number]) => {
    const { length } = String(from);
    const first = Number(digits.slice(0, length));
    return digits.length >= length && first >= from && first <= to;
  };
  return schemes.find(({ ranges }) => ranges.some(begins))?.name;
}
