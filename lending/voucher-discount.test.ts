import { expect, it } from "vitest";
import { voucherDiscount, voucherFits } from "./voucher-discount.ts";

const terms = {
  kind: "discount",
  prizeType: 1,
  value: 50_000,
  keepPpm: 900_000,
  lowerLimit: 300_000,
  upperLimit: 5_000_000,
  maximum: null,
};
const charges = { interest: 14_000, fee: 266_000 };

it.each([
  ["cash takes its value", {}, 50_000],
  ["a discount of 10 % takes a tenth of the charge", { prizeType: 2 }, 28_000],
  [
    "of the kind that is of the interest, half of the interest",
    { kind: "interest-discount", prizeType: 2, keepPpm: 500_000 },
    7_000,
  ],
  ["interest-free takes the interest", { prizeType: 4 }, 14_000],
  ["the maximum holds", { prizeType: 2, maximum: 20_000 }, 20_000],
  ["never more than the fee", { value: 999_999 }, 266_000],
])("D3 %s", (_, change, expected) => expect(voucherDiscount({ ...terms, ...change }, charges)).toBe(expected));

it.each([
  [299_999, false],
  [300_000, true],
  [5_000_000, true],
  [5_000_001, false],
])("D3 fits a loan of %d kobo: %s", (principal, fits) => expect(voucherFits(terms, principal)).toBe(fits));
