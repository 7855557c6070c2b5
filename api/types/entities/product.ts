/* Generated from schemas/entities/product.schema.json by npm run generate. */

/**
 * One period of a loan product with its bounds.
 */
export interface Product {
  productId: number;
  productName: string;
  /**
   * Days of one period.
   */
  productPeriod: number;
  /**
   * Number of periods.
   */
  periodNumber: number;
  minLoanAmount: number;
  maxLoanAmount: number;
  /**
   * Amounts are multiples of this.
   */
  multiple: number;
}
