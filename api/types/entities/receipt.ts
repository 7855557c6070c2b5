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
   * It came out of what the borrower had overpaid, not from a bank; absent otherwise.
   */
  fromCredit?: boolean;
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
   * Too much: put to the credit balance, which pays what else is owed at once and the next loan once it is paid out.
   */
  credit: number;
  /**
   * What was left of the loan right after this payment, whatever came later.
   */
  loanLeftAmount: number;
}
