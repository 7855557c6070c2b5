import { INTEREST_PPM } from "../../../lending/daily-interest.ts";
import { type ChargeTerms, TAX_PPM } from "../../../lending/loan-cost.ts";
import type { OverdueCap } from "../../../lending/overdue-fee.ts";
import { PPM } from "../../../lending/ppm.ts";
import { figures } from "../../contract/brands.ts";
import type { ProductType } from "../../database/tables/loan.ts";

/** What may be borrowed; kobo, and rates in parts per million. */
export interface Product extends ChargeTerms {
  id: number;
  type: ProductType;
  name: string;
  periodDays: number;
  installments: number;
  lowest: number;
  highest: number;
  multiple: number;
  overdueCap: OverdueCap;
  secondExempt: boolean;
}

/** What the lender offers in the brand that calls: a first loan is the product that the brand shows to guests (K2). A loan keeps what it was sold as. */
export function catalogue(): Product[] {
  const { fallbackProduct: first, periodDays } = figures();
  const charges = {
    ratePpm: Math.round(first.rate * PPM),
    interestPpm: INTEREST_PPM,
    taxPpm: TAX_PPM,
    overdueCap: "lower" as const,
    multiple: first.multiple,
  };
  const small = { ...charges, lowest: first.min, highest: first.max, installments: 1, secondExempt: false };
  const large = { ...charges, lowest: 1_000_000, highest: 60_000_000, type: "large" as const, mode: "post" as const };
  const once = `${periodDays} days`;
  return [
    { ...small, id: FIRST_PRODUCT, type: "sloan", name: once, mode: "post", periodDays },
    { ...small, id: 2, type: "sloan", name: `${once}, charges first`, mode: "front", periodDays },
    { ...small, id: 3, type: "sloan", name: "30 days", mode: "post", periodDays: 30 },
    { ...large, id: THREE_PERIODS, name: "3 periods", periodDays, installments: 3, secondExempt: true },
    { ...large, id: 5, name: "12 periods", periodDays: 30, installments: 12, secondExempt: false },
    { ...small, id: 6, type: "subloan", name: `${once}, second line`, mode: "post", periodDays },
  ];
}

/** Products that only a borrower with a settled loan may take: longer periods are earned (K2). */
export const EARNED_PRODUCTS: ReadonlySet<number> = new Set([3]);

/** The product of an ordinary first loan. */
export const FIRST_PRODUCT = 1;

/** The product of three periods. */
export const THREE_PERIODS = 4;
