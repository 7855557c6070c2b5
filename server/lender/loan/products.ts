import { PPM } from "../../../lending/ppm.ts";
import { figures } from "../../contract/brands.ts";
import type { ProductRow } from "../../database/tables/loan.ts";
import { product } from "../../database/tables/loan.ts";
import type { Tx } from "../../database/tx.ts";

/** The sandbox's products: a first loan is the product that brands show to guests (K2). */
export function catalogue(): Omit<ProductRow, "active">[] {
  const { fallbackProduct: first, periodDays } = figures();
  const charges = {
    ratePpm: Math.round(first.rate * PPM),
    interestPpm: 50_000,
    taxPpm: 75_000,
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

/** Writes the sandbox's products; those that are there stay as they are. */
export async function seedProducts(tx: Tx): Promise<void> {
  await tx.insert(product).values(catalogue()).onConflictDoNothing();
}

/** Products by id, those too that are no longer offered. */
export async function productsById(tx: Tx): Promise<ReadonlyMap<number, ProductRow>> {
  return new Map((await tx.select().from(product)).map((row) => [row.id, row]));
}
