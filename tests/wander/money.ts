/** The amounts that a text names, in kobo; the decimals may be set apart. */
export const figuresIn = (text: string): readonly number[] =>
  [...text.matchAll(/₦\s?([\d,]+)(?:\s?\.(\d\d))?/g)].map(([, whole = "", rest = "00"]) =>
    Number(`${whole.replaceAll(",", "")}${rest}`),
  );

/** The amounts of what goes over the wire, in kobo: texts with two decimals, a coupon's value in naira (E7), and what a message names. */
export const amountsIn = (sent: string): readonly number[] => [
  ...[...sent.matchAll(/"-?(\d+)\.(\d\d)"/g)].map(([, whole, rest]) => Number(`${whole}${rest}`)),
  ...[...sent.matchAll(/"voucherValue":"?(\d+)\b/g)].map(([, naira]) => Number(naira) * 100),
  ...figuresIn(sent),
];

/** The amounts that were typed into fields, in kobo. */
export const typedIn = (values: readonly string[]): readonly number[] =>
  values.map((value) => Number(value.replaceAll(",", "")) * 100);
