/* Generated from schemas/entities/main-home.schema.json by npm run generate. */

import type { BillItem } from "./bill-item.ts";
import type { ProductInfo } from "./product-info.ts";

/**
 * What the home screen shows.
 */
export interface MainHome {
  /**
   * 0 credit missing, 1 may borrow, 2 has a loan, 3 overdue.
   */
  bizStatus: number;
  /**
   * 1: this device is bound.
   */
  bindDeviceFlag: number;
  /**
   * 1: sub-loan logic is on.
   */
  isSubLogic: number;
  /**
   * Loans to be repaid, the most urgent first.
   */
  loanBillList: BillItem[];
  productInfosList: ProductInfo[];
  /**
   * When the user registered, epoch milliseconds; 0 for a guest.
   */
  registerTime: number;
}
