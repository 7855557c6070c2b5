import { and, eq } from "drizzle-orm";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import { loan, type ProductType, UNDER_WAY } from "../../database/tables/loan.ts";
import type { Tx } from "../../database/tx.ts";
import { loansOf, statesOf } from "./find-loan.ts";
import { catalogue, EARNED_PRODUCTS, type Product } from "./products.ts";

/** What a borrower may take now; kobo. */
export interface Offer {
  products: Product[];
  /** Of the first and of the second credit line. */
  available: number;
  subAvailable: number;
}

/** The products that are open to a borrower and what is left of his credit lines. */
export async function offerOf(tx: Tx, borrower: BorrowerRow, now: number): Promise<Offer> {
  const [settled] = await tx
    .select({ id: loan.id })
    .from(loan)
    .where(and(eq(loan.borrowerId, borrower.id), eq(loan.status, "settled")))
    .limit(1);
  const used = { main: 0, sub: 0 };
  for (const { loan: row, periods } of await statesOf(tx, await loansOf(tx, borrower.id), now)) {
    const outstanding = periods.reduce((sum, { owed }) => sum + owed.principal, 0);
    const amount = UNDER_WAY.includes(row.status) ? row.principal : outstanding;
    used[row.productType === "subloan" ? "sub" : "main"] += amount;
  }
  return {
    products: catalogue().filter(({ id }) => settled !== undefined || !EARNED_PRODUCTS.has(id)),
    available: Math.max(0, borrower.creditLimit - used.main),
    subAvailable: Math.max(0, borrower.subCreditLimit - used.sub),
  };
}

/** The most that may be borrowed of a product now, a multiple of its step; below its lowest it is 0 (kobo). */
export function highestOf(row: Product, offer: Offer): number {
  const line = row.type === "subloan" ? offer.subAvailable : offer.available;
  const most = Math.floor(Math.min(line, row.highest) / row.multiple) * row.multiple;
  return most < row.lowest ? 0 : most;
}

/** The product type that a call asked for, spelled as the app spells it or not at all. */
export function productTypeOf(asked: unknown): ProductType {
  return asked === "large" || asked === "subloan" ? asked : "sloan";
}
