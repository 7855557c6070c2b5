/* Generated from schemas/entities/product-info.schema.json by npm run generate. */

import type { Product } from "./product.ts";

/**
 * A product type that the user can see on the home screen.
 */
export interface ProductInfo {
  /**
   * sloan, large or subloan.
   */
  productType: string;
  canBorrowAmount: number;
  creditLine: number;
  /**
   * Total charge per period as a share of the principal.
   */
  rate: number;
  /**
   * All charges of the smallest loan of the first of the products; a rate is never said without it.
   */
  leastCost?: number;
  products: Product[];
}
