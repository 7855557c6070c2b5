/** When a card expires as it is typed: digits alone, as many as were typed. */
export interface ExpiryParts {
  readonly month: string;
  readonly year: string;
}

// No month begins with what is more than 1: 9 is September.
const isMonth = (digits: string) => /^[2-9]$/.test(digits);
const two = (digits: string) => (/^[1-9]$/.test(digits) ? `0${digits}` : digits);

/** The parts of a value, MM/YY or as much of it as there is. */
export function partsOf(value: string): ExpiryParts {
  const [month = "", year = ""] = value.split("/");
  return { month, year };
}

/** MM/YY; with a part missing what there is of it, which is no expiry; undefined for nothing. */
export const valueOf = ({ month, year }: ExpiryParts): string | undefined =>
  month || year ? `${two(month)}/${year}` : undefined;

const orders: readonly [form: RegExp, month: 1 | 2, year: 1 | 2][] = [
  [/^\D*(0?[1-9]|1[0-2])\D+(?:20)?([0-9]{2})\D*$/, 1, 2],
  [/^\D*(0[1-9]|1[0-2])(?:20)?([0-9]{2})\D*$/, 1, 2],
  [/^\D*20([0-9]{2})\D+(0?[1-9]|1[0-2])\D*$/, 2, 1],
];

/** A whole expiry as somebody pastes it: 09/27, 9-2027, 0927, 2027-09; undefined for anything else. */
export function wholeExpiry(text: string): ExpiryParts | undefined {
  for (const [form, month, year] of orders) {
    const found = form.exec(text);
    if (found) return { month: two(found[month] ?? ""), year: found[year] ?? "" };
  }
  return undefined;
}

/** What stands in the month's field after these digits: "9" is "09". */
export const monthTyped = (digits: string): string => (isMonth(digits) ? two(digits) : digits.slice(0, 2));

/** What stands in the year's field after these digits: a year of four is its last two. */
export const yearTyped = (digits: string): string =>
  /^20[0-9]{2}/.test(digits) ? digits.slice(2, 4) : digits.slice(0, digits.startsWith("20") ? 3 : 2);

/** Whether no further digit could belong to it; 20 may be how a year of four begins. */
export const isFull = (part: keyof ExpiryParts, digits: string): boolean =>
  digits.length === 2 && !(part === "year" && digits === "20");

/** Whether no month is written so: 00, 13. */
export const isNoMonth = (digits: string): boolean => digits.length === 2 && !/^(0[1-9]|1[0-2])$/.test(digits);
