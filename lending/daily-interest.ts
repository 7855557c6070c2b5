import { PPM } from "./ppm.ts";

/** The share of a charge that is interest; the rest of it is the fee. Of this lender's own products: docs/product/domain.md. */
export const INTEREST_PPM = 50_000;

/** What the interest of a product comes to a day, in percent of the principal: of 0.28 over 14 days 0.1. */
export const dailyInterest = (rate: number, days: number): number =>
  Math.round((rate * INTEREST_PPM * 100) / days) / PPM;
