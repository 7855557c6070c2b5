/* Generated from schemas/entities/bill-list.schema.json by npm run generate. */

import type { BillItem } from "./bill-item.ts";

/**
 * All that a borrower has to repay.
 */
export interface BillList {
  /**
   * What is owed now, all loans.
   */
  unRepaidTotal: number;
  loanList: BillItem[];
}
