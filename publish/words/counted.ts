/** So many of something: "1 case", "3 cases"; of what has no regular plural both forms are said. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

/** A unit behind its number: of one it is "day", of more "days". What is short, as ms, has one form. */
export const unitWords = (count: number, unit: string): string => (count === 1 ? unit.replace(PLURAL, one) : unit);

/** The first word that counts is the plural: "days before", "working days". */
const PLURAL = /\b[a-z]{3,}s\b/;

const one = (plural: string): string => (plural.endsWith("ies") ? `${plural.slice(0, -3)}y` : plural.slice(0, -1));
