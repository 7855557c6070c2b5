import { expect, it } from "vitest";
import { AGREED, DAY, DUE, loanRow } from "../../testing/loan-rows.ts";
import { keyFacts } from "./key-facts.ts";

const post = { principal: 1_000_000, interest: 14_000, fee: 266_000, tax: 19_950, discount: 0 };
const whole = { ...post, net: 1_000_000, due: 1_299_950 };

it("S11 the golden loan is told with all that it costs, and what being late costs", () => {
  expect(keyFacts(whole, loanRow(), AGREED)).toEqual({
    loanAmount: 1_000_000,
    netAmount: 1_000_000,
    interest: 14_000,
    fee: 266_000,
    tax: 19_950,
    voucherAmount: 0,
    totalCharge: 299_950,
    dueAmount: 1_299_950,
    loanPeriod: 14,
    dueTime: DUE,
    apr: 782.01,
    effectiveApr: 93_274.97,
    overdueDailyRate: 0.01,
    overdueCap: "lower",
    lateDays: 7,
    lateFee: 70_000,
    lateFeeMost: 500_000,
    installments: [{ periodNo: 1, dueTime: DUE, amount: 1_299_950 }],
  });
});

it("S11 charges that are kept back count on what was received", () => {
  const front = { ...post, net: 700_050, due: 1_000_000 };
  expect(keyFacts(front, loanRow({ mode: "front" }), AGREED)).toMatchObject({
    netAmount: 700_050,
    totalCharge: 299_950,
    dueAmount: 1_000_000,
    apr: 1_117.08,
    installments: [{ amount: 1_000_000 }],
  });
});

it("K3 three periods are told one by one, and the rate counts when each is paid", () => {
  expect(keyFacts(whole, loanRow({ installmentCount: 3 }), AGREED)).toMatchObject({
    loanPeriod: 42,
    dueTime: DUE + 28 * DAY,
    apr: 260.67,
    effectiveApr: 3_203.91,
    installments: [
      { periodNo: 1, dueTime: DUE, amount: 433_316 },
      { periodNo: 2, dueTime: DUE + 14 * DAY, amount: 433_316 },
      { periodNo: 3, dueTime: DUE + 28 * DAY, amount: 433_318 },
    ],
  });
});

it("K4 of a loan in payments each is late by itself: seven days cost a share of its own principal, to half of it", () => {
  // Twice ₦3,333.34 and ₦3,333.32: 7 % of each is ₦233.33, half of them twice ₦1,666.67 and ₦1,666.66.
  expect(keyFacts(whole, loanRow({ installmentCount: 3 }), AGREED)).toMatchObject({
    lateFee: 69_999,
    lateFeeMost: 500_000,
  });
});

it("D3 a voucher is told apart from the fee that it lowered", () => {
  const cost = { ...whole, discount: 20_000, fee: 246_000, tax: 18_450, due: 1_278_450 };
  expect(keyFacts(cost, loanRow(), AGREED)).toMatchObject({
    voucherAmount: 20_000,
    fee: 246_000,
    totalCharge: 278_450,
  });
});

it("S11 the largest loan of all is told too: late fees end at half of it", () => {
  const charged = { interest: 840_000, fee: 15_960_000, tax: 1_197_000, discount: 0 };
  const largest = { principal: 60_000_000, ...charged, net: 60_000_000, due: 77_997_000 };
  expect(keyFacts(largest, loanRow(), AGREED)).toMatchObject({
    loanAmount: 60_000_000,
    dueAmount: 77_997_000,
    lateFee: 4_200_000,
    lateFeeMost: 30_000_000,
  });
});
