/* Generated from schemas/entities/bank.schema.json by npm run generate. */

/**
 * A bank that accounts can be held at.
 */
export interface Bank {
  bankId: number;
  /**
   * The central bank's code, three digits or five of a microfinance bank; of a wallet its code of instant payments.
   */
  bankCode: string;
  bankName: string;
  bankShortName: string;
  /**
   * Code in the instant-payment scheme; another numbering.
   */
  nipCode: string;
  /**
   * Many people have an account there.
   */
  common?: boolean;
}
