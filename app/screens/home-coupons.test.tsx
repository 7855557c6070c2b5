import { act } from "react";
import { expect, it } from "vitest";
import { home, refused, voucher } from "../testing/home-dialogs.tsx";
import { until } from "../testing/until.ts";

const table: [says: string, change: Partial<typeof voucher>, shows: string[], hides: string[]][] = [
  [
    "prizeType 2 with 0.9 shows 10 %",
    { prizeType: 2, voucherValue: 0.9, kind: "discount" },
    ["10% off", "Discount coupon"],
    ["₦0", "9.99"],
  ],
  ["prizeType 2 with 0.85 shows 15 %", { prizeType: 2, voucherValue: 0.85 }, ["15% off"], []],
  ["prizeType 2 with 0.715 shows 28.5 %", { prizeType: 2, voucherValue: 0.715 }, ["28.5% off"], []],
  ["prizeType 2 with 0 shows 100 %", { prizeType: 2, voucherValue: 0 }, ["100% off"], []],
  ["prizeType 4 is interest-free", { prizeType: 4, voucherValue: 0, kind: "interest-free" }, ["Interest-free"], ["₦0"]],
  ["prizeType 1 shows its amount", { prizeType: 1, voucherValue: 500 }, ["₦500 off", "Cash coupon"], ["%"]],
  ["an amount with kobo", { prizeType: 3, voucherValue: 99.5 }, ["₦99.50 off"], ["%"]],
  ["type 1 is an installment coupon", { voucherTransType: 1 }, ["Installment coupon"], ["General coupon"]],
  ["type 4 is a general coupon", { voucherTransType: 4 }, ["General coupon"], ["Installment coupon"]],
  ["a type nobody knows is a coupon", { voucherTransType: 9 }, ["Coupon"], ["General coupon"]],
  ["the loans it is for, and until when", {}, ["For loans from ₦3,000 to ₦50,000", "31/12/2026", "Use now"], []],
  ["the most it takes off, when there is one", { maximumLimitNum: 100000 }, ["₦1,000"], []],
  ["an invitation coupon", { kind: "invitation-exclusive" }, ["Invitation coupon"], []],
];
it.each(table)("D3 %s", async (_says, change, shows, hides) => {
  const calls = { "voucher-list": { vouchers: [{ ...voucher, ...change }] }, "notice-list": refused };
  const { words, wrong } = await home({ calls, journey: { voucherCheck: true } });
  for (const fact of shows) expect(words()).toContain(fact);
  for (const fact of hides) expect(words()).not.toContain(fact);
  expect(wrong).toEqual([]);
});

const given = { "voucher-list": { vouchers: [voucher] }, "notice-list": refused };

it("D2 F8 after a registration: a red packet, once, with a way to the coupons", async () => {
  const { words, press, dialog, again, went } = await home({ calls: given, journey: { voucherCheck: true } });
  expect(words()).toContain("Congratulations, you got a cash red packet");
  expect(words()).toContain("View now");
  await press("View now");
  await until(() => expect(went).toEqual(["/voucher"]));
  expect(dialog()).toBeNull();
  await again();
  expect(dialog()).toBeNull();
});

it.each([
  ["nobody registered", given, {}],
  ["there is none", { ...given, "voucher-list": { vouchers: [] } }, { voucherCheck: true }],
  ["the lender does not say", { ...given, "voucher-list": refused }, { voucherCheck: true }],
])("D2 no dialog when %s", async (_when, calls, journey) => {
  expect((await home({ calls, journey })).dialog()).toBeNull();
});

it("D2 mode 0 from the home card: my coupons, and 'use now' asks to borrow", async () => {
  const asked: unknown[] = [];
  const risk = (body: unknown) => (asked.push(body), { status: 999, message: "later", content: {} });
  const { place, words, dialog, press } = await home({ situation: "clean", calls: { ...given, "risk-auth": risk } });
  const card = [...place.querySelectorAll("button")].find(({ textContent }) => textContent?.includes("Use now"));
  await act(async () => card?.click());
  await until(() => expect(dialog()).not.toBeNull());
  for (const fact of ["My coupons", "reduce the fee on immediate borrowing", "View my coupons", "₦500 off"])
    expect(words()).toContain(fact);
  await press("Use now");
  await until(() => expect(asked).toMatchObject([{ productType: "sloan" }]));
  expect(dialog()).toBeNull();
});
