import type { ShownMoney } from "./read-figures.ts";

/** What a loan's history tells, and whether that makes the debt more (1) or less (−1). */
const debt: Readonly<Record<string, 1 | -1>> = {
  "Paid out": 1,
  "Interest, service fee and tax": 1,
  "Late fee": 1,
  Repaid: -1,
  "Repaid from what you overpaid": -1,
  "Payment taken back by the bank": 1,
  "What you overpaid was taken back by the bank": 1,
  "Service fee of the second period taken off": -1,
  "Service fee of the second period owed again": 1,
  "Taken off if the first payment is on time": -1,
  "Late fee taken off": -1,
  "Charges of the renewed period": 1,
  "Charges of the renewed period withdrawn": -1,
};

/** What is to be paid, and what fell due: parts of the debt, told again. */
const told = new Set(["Next payment", "Payment overdue", "To pay now, with late fees"]);

/** What was repaid, less what the bank took back. */
const paid = [
  "Repaid",
  "Repaid from what you overpaid",
  "Payment taken back by the bank",
  "What you overpaid was taken back by the bank",
];

/** Which moments come to which figure of the bill. */
const figures: readonly (readonly [figure: string, moments: readonly string[]])[] = [
  ["Left to repay", Object.keys(debt)],
  ["Left to repay › Repaid", paid],
  ["Left to repay › Late fee charged", ["Late fee", "Late fee taken off"]],
];

/** Where a history, or a statement with its signs, does not come to what its screen says of the loan; nothing where none is told. */
export function wrongHistory({ moments, figures: shown }: ShownMoney): readonly string[] {
  if (moments.length === 0) return [];
  const strange = moments.filter(({ label }) => !(label in debt) && !told.has(label));
  const wrong = figures.flatMap(([figure, labels]) => {
    const come = moments
      .filter(({ label }) => labels.includes(label))
      .reduce((sum, { label, kobo }) => sum + (debt[label] ?? 0) * Math.abs(kobo), 0);
    const said = shown.find(({ label }) => label === figure)?.kobo ?? 0;
    return come === said ? [] : [`the history comes to ${come / 100} of "${figure}", which is ${said / 100}`];
  });
  return [...strange.map(({ label }) => `the history tells of "${label}"`), ...wrong];
}
