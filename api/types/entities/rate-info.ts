/* Generated from schemas/entities/rate-info.schema.json by npm run generate. */

/**
 * What one product costs and how much may be borrowed.
 */
export interface RateInfo {
  productId: number;
  /**
   * Days of one period.
   */
  productPeriod: number;
  lowestLimit: number;
  highestLimit: number;
  /**
   * Amounts are multiples of this.
   */
  multiple: number;
  /**
   * Total charge as a share of the principal.
   */
  baseRate: number;
}
