/** The amounts that a text names, in kobo; the decimals may be set apart. */
export const figuresIn = (text: string): readonly number[] =>
  [...text.matchAll(/₦\s?([\d,]+)(?:\s?\.(\d\d))?/g)].map(([, whole = "", rest = "00"]) =>
    Number(`${whole.replaceAll(",", "")}${rest}`),
  );

/** The amounts of an answer, in kobo: on the wire they are texts with two decimals; a message names them as people do. */
export const amountsIn = (answer: string): readonly number[] => [
  ...[...answer.matchAll(/"-?(\d+)\.(\d\d)"/g)].map(([, whole, rest]) => Number(`${whole}${rest}`)),
  ...figuresIn(answer),
];
