import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { ProductType } from "../../database/tables/loan.ts";
import type { Tx } from "../../database/tx.ts";
import { type Offer, offerOf } from "./offer.ts";
import type { Product } from "./products.ts";

/** The terms of one product type as they stand for a borrower; kobo. */
export interface CreditTerms {
  offer: Offer;
  products: readonly Product[];
  availableBalance: number;
  subAvailableBalance: number;
  /** The smallest loan of the type. */
  lowestLimit: number;
}

/** What may be borrowed of a type at `now` (ms); nothing where the borrower has no credit line. */
export async function creditTerms(
  tx: Tx,
  borrower: BorrowerRow,
  type: ProductType,
  now: number,
): Promise<CreditTerms | undefined> {
  if (borrower.flags.creditLineFails || borrower.creditLimit + borrower.subCreditLimit === 0) return undefined;
  return termsOfType(await offerOf(tx, borrower, now), type);
}

/** The terms of a type as they follow from what a borrower is offered; nothing where none of it is sold. */
export function termsOfType(offer: Offer, type: ProductType): CreditTerms | undefined {
  const products = offer.products.filter((row) => row.type === type);
  if (products.length === 0) return undefined;
  return {
    offer,
    products,
    availableBalance: offer.available,
    subAvailableBalance: offer.subAvailable,
    lowestLimit: Math.min(...products.map(({ lowest }) => lowest)),
  };
}
