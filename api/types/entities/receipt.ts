/* Generated from schemas/entities/receipt.schema.json by npm run generate. */

/**
 * What a payment paid.
 */
export interface Receipt {
  receiptNo: string;
  payGid: string;
  loanGid: string;
  loanNo: string;
  amount: number;
  method: "card" | "transfer";
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
