import { loanCost } from "../../../lending/loan-cost.ts";
import { PPM } from "../../../lending/ppm.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { ProductType } from "../../database/tables/loan.ts";
import type { Tx } from "../../database/tx.ts";
import { highestOf, offerOf } from "./offer.ts";
import type { Product } from "./products.ts";

/** E12: the product types that a borrower sees on the home screen, with the products of each; kobo. */
export async function productInfos(tx: Tx, borrower: BorrowerRow, now: number) {
  const offer = await offerOf(tx, borrower, now);
  const types: ProductType[] = borrower.subCreditLimit > 0 ? ["sloan", "large", "subloan"] : ["sloan", "large"];
  return types.flatMap((productType) => {
    const rows = offer.products.filter(({ type }) => type === productType);
    const [first] = rows;
    if (!first) return [];
    return [
      {
        productType,
        canBorrowAmount: Math.max(...rows.map((row) => highestOf(row, offer))),
        creditLine: productType === "subloan" ? borrower.subCreditLimit : borrower.creditLimit,
        rate: first.ratePpm / PPM,
        leastCost: leastCost(first),
        products: rows.map(productView),
      },
    ];
  });
}

/** What the smallest loan of a product costs in all (kobo). */
function leastCost(row: Product): number {
  const { interest, fee, tax } = loanCost(row.lowest, row);
  return interest + fee + tax;
}

/** E12: a product as the home screen names it; kobo. */
export function productView(row: Product) {
  return {
    productId: row.id,
    productName: row.name,
    productPeriod: row.periodDays,
    periodNumber: row.installments,
    minLoanAmount: row.lowest,
    maxLoanAmount: row.highest,
    multiple: row.multiple,
  };
}
