import { PPM } from "../../../lending/ppm.ts";
import { figures } from "../../contract/brands.ts";
import type { ProductRow } from "../../database/tables/loan.ts";
import { product } from "../../database/tables/loan.ts";
import type { Tx } from "../../database/tx.ts";

/** The sandbox's products: a first loan is the product that brands show to guests (K2). */
function catalogue(): Omit<ProductRow, "active" | "secondExempt">[] {
  const { fallbackProduct: first, periodDays } = figures();
  const charges = {
    ratePpm: Math.round(first.rate * PPM),
    interestPpm: 50_000,
    taxPpm: 75_000,
    overdueCap: "lower" as const,
    multiple: first.multiple,
  };
  const small = { ...charges, lowest: first.min, highest: first.max, installments: 1 };
  const large = { ...charges, lowest: 1_000_000, highest: 60_000_000 };
  const once = `${periodDays} days`;
  return [
    { ...small, id: 1, type: "sloan", name: once, mode: "post", periodDays },
    { ...small, id: 2, type: "sloan", name: `${once}, charges first`, mode: "front", periodDays },
    { ...small, id: 3, type: "sloan", name: "30 days", mode: "post", periodDays: 30 },
    { ...large, id: 4, type: "large", name: "3 periods", mode: "post", periodDays, installments: 3 },
    { ...large, id: 5, type: "large", name: "12 periods", mode: "post", periodDays: 30, installments: 12 },
    { ...small, id: 6, type: "subloan", name: `${once}, second line`, mode: "post", periodDays },
  ];
}

/** Products that only a borrower with a settled loan may take: longer periods are earned (K2). */
export const EARNED_PRODUCTS: ReadonlySet<number> = new Set([3]);

/** The product of an ordinary first loan. */
export const FIRST_PRODUCT = 1;

/** The product of three periods. */
export const THREE_PERIODS = 4;

/** Writes the sandbox's products; those that are there stay as they are. */
export async function seedProducts(tx: Tx): Promise<void> {
  const rows = catalogue().map((row) => ({ ...row, secondExempt: row.id === THREE_PERIODS }));
  await tx.insert(product).values(rows).onConflictDoNothing();
}

/** Products by id, those too that are no longer offered. */
export async function productsById(tx: Tx): Promise<ReadonlyMap<number, ProductRow>> {
  return new Map((await tx.select().from(product)).map((row) => [row.id, row]));
}
