import { expect, it } from "vitest";
import { type CallBrand, forBrand } from "../../contract/brands.ts";
import { loadHolidays } from "../../contract/holidays.ts";
import type { WithdrawalRow } from "../../database/tables/borrower-calls.ts";
import { withdrawalView } from "./withdrawal-view.ts";

const row: WithdrawalRow = {
  orderNo: "WD-1",
  borrowerId: "b",
  bankShortName: "GTB",
  maskedNo: "01****6785",
  amount: 100_000,
  status: "pending",
  failure: null,
  outcome: "success",
  nextAt: null,
  // A Monday, without a holiday for a month.
  createdAt: Date.parse("2027-07-05T11:00:00Z"),
  finishedAt: null,
};

loadHolidays(process.cwd());

it.each([
  [{ from: 1, to: 3 }, "2027-07-08T11:00:00Z"],
  [{ from: 2, to: 9 }, "2027-07-16T11:00:00Z"],
])("K5 a brand that says %o working days promises %s", (withdrawalDays, day) => {
  const brand = { constants: { withdrawalDays } } as CallBrand;
  expect(forBrand(brand, () => withdrawalView(row, (key) => key)).paidBy).toBe(Date.parse(day));
});
