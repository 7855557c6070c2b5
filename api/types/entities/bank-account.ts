/* Generated from schemas/entities/bank-account.schema.json by npm run generate. */

/**
 * An account that loans are paid out to.
 */
export interface BankAccount {
  accountGid: string;
  holderName: string;
  bankCode: string;
  bankName: string;
  bankShortName: string;
  /**
   * 10 digits.
   */
  accountNumber: string;
  isDefault: boolean;
}
