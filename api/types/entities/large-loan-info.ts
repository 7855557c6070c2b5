/* Generated from schemas/entities/large-loan-info.schema.json by npm run generate. */

/**
 * One product that is repaid in periods.
 */
export interface LargeLoanInfo {
  productId: number;
  /**
   * Number of periods.
   */
  productPeriodNum: number;
  lowestLimit: number;
  highestLimit: number;
  /**
   * Days of one period.
   */
  productPeriod: number;
  multiple: number;
  /**
   * Items: Charge of the period as a share of the principal.
   */
  rates: number[];
  /**
   * Total charge as a share of the principal.
   */
  baseRate: number;
  /**
   * 1: the second period's fee is waived when the first is settled on time.
   */
  secondExempt: number;
}
