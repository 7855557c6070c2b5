import { expect, it } from "vitest";
import type { Takes } from "../../publish/studio/form/brand-form.ts";
import { textOf, valueOf } from "./typed-value.ts";

const kobo: Takes = { is: "number", whole: true, unit: "kobo" };
const share: Takes = { is: "number", whole: false, unit: "share" };
const percent: Takes = { is: "number", whole: false, unit: "percent" };
const since: Takes = { is: "number", whole: true, unit: "epoch seconds", least: 946_681_200, most: 4_102_441_200 };
const days: Takes = { is: "number", whole: true, unit: "days" };

it.each<[string, Takes, number, string]>([
  ["300,000", kobo, 30_000_000, "300000"],
  ["₦ 1,234,567.05", kobo, 123_456_705, "1234567.05"],
  ["150.00", kobo, 15_000, "150"],
  ["021", days, 21, "21"],
  ["12 000", days, 12_000, "12000"],
  ["1\u00a0234\u202f567.05", kobo, 123_456_705, "1234567.05"],
  ["1%", share, 0.01, "1"],
  ["28", share, 0.28, "28"],
  ["0.07 %", share, 0.0007, "0.07"],
  ["0.1", percent, 0.1, "0.1"],
  ["-2", days, -2, "-2"],
  ["1 June 2021", since, 1_622_502_000, "2021-06-01"],
  ["2021-06-01", since, 1_622_502_000, "2021-06-01"],
])("%j is typed for a value, which is typed as it is kept", (text, takes, value, shown) => {
  expect(valueOf(text, takes)).toEqual({ value });
  expect(textOf(value, takes)).toBe(shown);
});

it.each<[string, Takes, string]>([
  ["0,2", percent, 'Expected a point before the places, as in 0.2, found "0,2".'],
  ["100,50", kobo, 'Expected a point before the places, as in 100.50, found "100,50".'],
  ["1,2345", kobo, 'Expected a point before the places, as in 1.2345, found "1,2345".'],
  ["10,00,000", kobo, 'Expected a number, found "10,00,000".'],
  ["1.234", kobo, 'Expected naira with two places at most, found "1.234".'],
  ["14,5", days, 'Expected a whole number, found "14,5".'],
  ["12 00", days, 'Expected a number, found "12 00".'],
  [
    ...(["99999999999999999999", { ...days, least: 0, most: 365 }] as const),
    'Expected at most 365 days, found "99999999999999999999".',
  ],
  ["99999999999999999999", days, 'Expected a number of 15 digits at most, found "99999999999999999999".'],
  ["99999999999999999", { ...kobo, most: 100_000_000 }, 'Expected at most ₦1,000,000, found "99999999999999999".'],
  [
    ...(["-99999999999999999999", { ...days, least: 0, most: 365 }] as const),
    'Expected at least 0 days, found "-99999999999999999999".',
  ],
  ["5.5", days, 'Expected a whole number, found "5.5".'],
  ["14 %", days, 'Expected a number, found "14 %".'],
  ["", kobo, 'Expected a number, found "".'],
  ["1e3", kobo, 'Expected a number, found "1e3".'],
  ["1622476800", since, 'Expected a day, as in 2021-06-01 or 1 June 2021, found "1622476800".'],
  ["1 May 1999", since, 'Expected 1 January 2000 or later, found "1 May 1999".'],
  ["2100-01-02", since, 'Expected 1 January 2100 or earlier, found "2100-01-02".'],
  ["0x10", days, 'Expected a number, found "0x10".'],
])("%j is refused with its reason: nobody else's figure is taken for it", (text, takes, why) =>
  expect(valueOf(text, takes)).toEqual({ why }),
);
