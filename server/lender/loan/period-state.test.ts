import { describe, expect, it } from "vitest";
import { isCapped, nextLateFee } from "./period-state.ts";
import { DAY, DUE, loanState, periodRow, settledRow, threePeriodRows } from "../../testing/loan-rows.ts";

const exempting = { secondExempt: true, installmentCount: 3 };

describe("one period", () => {
  it("owes all its parts until it is due, the due second counted in (K4)", () => {
    const state = loanState(DUE + 999);
    expect(state).toMatchObject({ left: 1_299_950, days: 0 });
    expect(state.periods).toEqual([
      {
        row: periodRow(),
        days: 0,
        overdue: 0,
        capped: false,
        reduced: 0,
        owed: { overdue: 0, tax: 19_950, fee: 266_000, interest: 14_000, principal: 1_000_000 },
        left: 1_299_950,
      },
    ]);
  });

  it.each([
    [1000, 1, 10_000],
    [49 * DAY, 49, 490_000],
    [50 * DAY, 50, 500_000],
    [51 * DAY, 51, 500_000],
  ])("%d ms late: %d days and an overdue fee of %d kobo, half of the principal at most", (late, days, fee) => {
    const { periods, ...state } = loanState(DUE + late);
    expect(state).toMatchObject({ days, left: 1_299_950 + fee });
    expect(periods).toMatchObject([{ days, overdue: fee, owed: { overdue: fee } }]);
  });

  it.each([
    // Not late yet: what does not grow has not come to its cap either.
    [0, {}, false],
    [49 * DAY, {}, false],
    [50 * DAY, {}, true],
    [128 * DAY, {}, true],
    [50 * DAY, { overdueCap: "principal" }, false],
    [100 * DAY, { overdueCap: "principal" }, true],
  ] as const)("K4 %d ms late, %j: its fee has come to its cap: %j", (late, loan, expected) => {
    expect(isCapped(loanState(DUE + late, loan))).toBe(expected);
  });

  it("K4 a loan in payments has come to its cap when all that are open have", () => {
    const at = (now: number) => isCapped(loanState(now, { installmentCount: 3 }, threePeriodRows()));
    // Due 14 days apart: the first is late by 50 days 28 days before the last is.
    expect(at(DUE + 50 * DAY)).toBe(false);
    expect(at(DUE + 77 * DAY)).toBe(false);
    expect(at(DUE + 78 * DAY)).toBe(true);
  });

  it("the cap is the loan's own: the whole principal", () => {
    expect(loanState(DUE + 51 * DAY, { overdueCap: "principal" }).left).toBe(1_299_950 + 510_000);
  });

  it("what was paid is not owed, part by part; the overdue fee grows on what is left of the principal", () => {
    const paid = { paidOverdue: 3_000, paidTax: 1, paidFee: 20, paidInterest: 300, paidPrincipal: 400_000 };
    const row = periodRow({ ...paid, overdue: 20_000, baseOverdue: 20_000, baseDays: 2 });
    // Two days on ₦10,000 were ₦200; three more on ₦6,000 are ₦180.
    expect(loanState(DUE + 5 * DAY, {}, [row]).periods).toMatchObject([
      {
        days: 5,
        overdue: 38_000,
        owed: { overdue: 35_000, tax: 19_949, fee: 265_980, interest: 13_700, principal: 600_000 },
        left: 934_629,
      },
    ]);
  });

  it("a settled one is not late, and its overdue fee stands still", () => {
    const row = { ...settledRow(periodRow(), DUE + DAY), overdue: 10_000, paidOverdue: 10_000 };
    const state = loanState(DUE + 30 * DAY, {}, [row]);
    expect(state).toMatchObject({ left: 0, days: 0 });
    expect(state.periods).toMatchObject([{ days: 0, overdue: 10_000, left: 0 }]);
  });

  it("what was waived is not owed", () => {
    const state = loanState(DUE, {}, [periodRow({ waivedFee: 66_000, waivedTax: 9_950 })]);
    expect(state.periods).toMatchObject([{ reduced: 75_950, owed: { fee: 200_000, tax: 10_000 }, left: 1_224_000 }]);
  });
});

it.each([
  ["before it is due", DUE - DAY, [periodRow()], DUE + 1000],
  ["to its last second", DUE, [periodRow()], DUE + 1000],
  ["in the first second after", DUE + 1000, [periodRow()], DUE + DAY + 1000],
  ["on its third late day", DUE + 2 * DAY + 1000, [periodRow()], DUE + 3 * DAY + 1000],
  ["at its cap of half of the principal", DUE + 120 * DAY, [periodRow()], undefined],
  [
    "of three of which the first is paid",
    DUE,
    [settledRow(periodRow(), DUE), ...threePeriodRows().slice(1)],
    DUE + 14 * DAY + 1000,
  ],
  ["when it is settled", DUE + DAY, [settledRow(periodRow(), DUE)], undefined],
])("V13 the late fee of a loan grows next, %s", (_, now, rows, next) => {
  expect(nextLateFee(loanState(now, {}, rows))).toBe(next);
});

describe("F4 three periods", () => {
  const all = threePeriodRows();
  const parts = (now: number, rows = all, loan = exempting) =>
    loanState(now, loan, rows).periods.map(({ reduced, left }) => [reduced, left]);
  const paid = (settledAt: number) => threePeriodRows(settledRow(periodRow(all[0]), settledAt));

  it("nothing is waived where the product does not say so", () => {
    const plain = { ...exempting, secondExempt: false };
    expect(parts(DUE, all, plain)).toEqual([
      [0, 433_316],
      [0, 433_316],
      [0, 433_318],
    ]);
  });

  it("fee and tax of the second will be waived while the first is not late, and of no other", () => {
    expect(parts(DUE)).toEqual([
      [0, 433_316],
      [95_316, 338_000],
      [0, 433_318],
    ]);
    expect(parts(DUE + 1000)[1]).toEqual([0, 433_316]);
  });

  it("the exemption stays when the first was settled on time, and not when it was late", () => {
    expect(parts(DUE + 3 * DAY, paid(DUE + 999))[1]).toEqual([95_316, 338_000]);
    expect(parts(DUE + 3 * DAY, paid(DUE + 1000))[1]).toEqual([0, 433_316]);
  });

  it("what was paid of the second before is not waived", () => {
    const rows = threePeriodRows({}, { paidFee: 8_666, paidTax: 650 });
    expect(parts(DUE, rows)[1]).toEqual([86_000, 338_000]);
  });

  it("the loan owes the sum, and is as late as its latest open period", () => {
    const rows = threePeriodRows();
    expect(loanState(DUE + 15 * DAY, { ...exempting, secondExempt: false }, rows)).toMatchObject({
      days: 15,
      // 15 % of ₦3,333.34 for the first, 1 % for the second.
      left: 1_299_950 + 50_000 + 3_333,
    });
  });
});

it("a loan that is not paid out yet has no periods and owes nothing", () => {
  expect(loanState(DUE, { status: "review" }, [])).toMatchObject({ periods: [], left: 0, days: 0 });
});
