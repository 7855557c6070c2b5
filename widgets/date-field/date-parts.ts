/** A calendar day as it is typed: digits alone, as many as were typed. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** How many digits each part may have. */
export const LENGTHS: Readonly<Record<keyof DateParts, number>> = { day: 2, month: 2, year: 4 };

const two = (digits: string) => (digits === "" ? "" : digits.padStart(2, "0"));

/** The parts of a value, yyyy-MM-dd or as much of it as there is. */
export function partsOf(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { day, month, year };
}

/** yyyy-MM-dd; with parts missing what there is of it, which is no date; undefined for nothing. */
export const valueOf = ({ day, month, year }: DateParts): string | undefined =>
  day || month || year ? `${year}-${two(month)}-${two(day)}` : undefined;

const orders: readonly [form: RegExp, places: readonly [day: number, month: number, year: number]][] = [
  [/^\D*(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/, [3, 2, 1]],
  [/^\D*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\D*$/, [1, 2, 3]],
  [/^\D*(\d{2})(\d{2})(\d{4})\D*$/, [1, 2, 3]],
];

/** A whole date as somebody pastes it: 1990-05-17, 17/05/1990, 17.5.1990, 17051990; undefined for anything else. */
export function wholeDate(text: string): DateParts | undefined {
  for (const [form, [day, month, year]] of orders) {
    const found = form.exec(text);
    if (found) return { day: found[day] ?? "", month: found[month] ?? "", year: found[year] ?? "" };
  }
  return undefined;
}

/** Whether no further digit could belong to it: 4 is the 4th and no other day, 2 is February and no other month. */
export function isFull(part: keyof DateParts, digits: string): boolean {
  if (digits.length >= LENGTHS[part]) return true;
  return digits.length === 1 && part !== "year" && digits > (part === "day" ? "3" : "1");
}
