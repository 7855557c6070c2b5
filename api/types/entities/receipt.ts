/* Generated from schemas/entities/receipt.schema.json by npm run generate. */

/**
 * What a payment paid.
 */
export interface Receipt {
  receiptNo: string;
  payGid: string;
  loanGid: string;
  loanNo: string;
  /**
   * Who paid, as the lender knows him.
   */
  borrowerName?: string;
  /**
   * By which the lender finds the payment.
   */
  reference?: string;
  amount: number;
  method: "card" | "transfer";
  /**
   * The bank of the card that was charged, or of the account that was transferred to.
   */
  bankName?: string;
  /**
   * The card, its number masked, or the account that was transferred to.
   */
  accountNo?: string;
  /**
   * When it was paid, epoch ms.
   */
  paidTime: number;
  overdueFee: number;
  tax: number;
  fee: number;
  interest: number;
  principal: number;
  /**
   * Too much: kept as a credit balance.
   */
  credit: number;
  loanLeftAmount: number;
}
