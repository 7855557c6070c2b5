import { createHash } from "node:crypto";
import { lagosDay } from "../../../lending/lagos-time.ts";
import { lateTerms } from "./late-terms.ts";
import type { Product } from "./products.ts";

/** A print of all that a borrower was shown: the products' terms and the day, on which due times depend (R51). */
export function termsHash(products: readonly Product[], now: number): string {
  const shown = products.map((row) => [
    row.id,
    row.mode,
    row.periodDays,
    row.installments,
    row.lowest,
    row.highest,
    row.multiple,
    row.ratePpm,
    row.interestPpm,
    row.taxPpm,
    row.overdueCap,
    row.secondExempt,
  ]);
  return createHash("sha256")
    .update(JSON.stringify([lagosDay(now), shown, lateTerms()]))
    .digest("hex");
}
