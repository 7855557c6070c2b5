/* Generated from schemas/entities/user-info.schema.json by npm run generate. */

/**
 * The user's figures as 'My' shows them.
 */
export interface UserInfo {
  /**
   * Credit balance of overpayments.
   */
  balance: number;
  bankCardCount: number;
  creditLine: number;
  /**
   * What of the credit line is lent out or applied for; what can be borrowed is the rest, rounded down to the product's step.
   */
  usedCredit?: number;
  /**
   * What of the credit line is neither used nor can be borrowed in one loan: below a product's step, or above its most.
   */
  spareCredit?: number;
  invitationCode: string;
  /**
   * What is owed now.
   */
  loanBalance: number;
  /**
   * Open loans.
   */
  loanQty: number;
  /**
   * Principal of all loans ever.
   */
  loanSumAmount: number;
  /**
   * Unread messages.
   */
  messageNumbers: number;
  mobile: string;
  name: string;
  overdueQty: number;
  redBagCount: number;
  /**
   * Vouchers that can be used now.
   */
  voucherCount: number;
  /**
   * 1: the guarantee entry shows.
   */
  showGuaranteeFlag: number;
}
