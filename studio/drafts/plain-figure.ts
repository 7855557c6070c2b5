/** Digits, in groups of three or in none, with a point before their places. */
const plain = /^-?(\d+|\d{1,3}(,\d{3})+|\d{1,3}(\s\d{3})+)(\.\d+)?$/;

/** The figure that was typed, with commas or blanks between groups of three or without; undefined of anything else. */
export const plainFigure = (typed: string): number | undefined =>
  plain.test(typed) ? Number(typed.replaceAll(/[,\s]/g, "")) : undefined;
