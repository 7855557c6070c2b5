/* Generated from schemas/entities/bank.schema.json by npm run generate. */

/**
 * A bank that accounts can be held at.
 */
export interface Bank {
  bankId: number;
  /**
   * Three-digit code.
   */
  bankCode: string;
  bankName: string;
  bankShortName: string;
  /**
   * Code in the instant-payment scheme; another numbering.
   */
  nipCode: string;
}
