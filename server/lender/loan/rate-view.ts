import { PPM } from "../../../lending/ppm.ts";
import type { Product } from "./products.ts";

/** E16: a product and the most that may be borrowed of it now; kobo. */
export function rateView(row: Product, highest: number) {
  return {
    productId: row.id,
    productPeriod: row.periodDays,
    lowestLimit: row.lowest,
    highestLimit: highest,
    multiple: row.multiple,
    baseRate: row.ratePpm / PPM,
  };
}

/** E16: the same of a loan in periods, each with its share of the rate. */
export function largeView(row: Product, highest: number) {
  const { productPeriod, ...rate } = rateView(row, highest);
  const each = Math.round(row.ratePpm / row.installments) / PPM;
  return {
    ...rate,
    productPeriod,
    productPeriodNum: row.installments,
    rates: Array.from({ length: row.installments }, () => each),
    secondExempt: row.secondExempt ? 1 : 0,
  };
}
