/* Generated from schemas/entities/payment.schema.json by npm run generate. */

import type { VirtualAccount } from "./virtual-account.ts";

/**
 * One repayment and what became of it.
 */
export interface Payment {
  payGid: string;
  loanGid?: string;
  amount: number;
  /**
   * What was announced of a transfer that brought less, where that left something to pay; absent otherwise.
   */
  announcedAmount?: number;
  method: "card" | "transfer";
  /**
   * It came out of what the borrower had overpaid, not from a bank; absent otherwise.
   */
  fromCredit?: boolean;
  /**
   * 1 in process, 2 succeeded, 3 failed.
   */
  payStatus: number;
  /**
   * When it was made, epoch ms.
   */
  applyTime: number;
  /**
   * When it was decided, epoch ms.
   */
  finishTime?: number;
  /**
   * What is owed now; once it succeeded, what was left of the loan right after it.
   */
  loanLeftAmount: number;
  /**
   * While it is in process: what is owed of its loan once it has come, with the charges of another period where it confirms a renewal.
   */
  leftAfter?: number;
  /**
   * While it is in process: when its loan is due once it has come, epoch ms, where it confirms a renewal; absent otherwise.
   */
  renewsUntil?: number;
  /**
   * What is owed of its loan by now, once it has succeeded; absent where nothing is.
   */
  owed?: {
    /**
     * What settles the loan now.
     */
    loanLeftAmount: number;
    /**
     * What is to be paid next: all that is late, else the payment that comes next.
     */
    currentDueAmount: number;
    /**
     * When the oldest open period is due, epoch ms.
     */
    dueTime: number;
    /**
     * What still confirms a renewal that waits; absent where none does.
     */
    renewAmount?: number;
    /**
     * When that renewal lapses, epoch ms.
     */
    renewExpiredTime?: number;
  };
  /**
   * 10 under review, 20 approved, 30 disbursing, 40 to be repaid, 50 overdue, 60 settled, 71 failed, 72 disbursement failed.
   */
  loanStatus: number;
  /**
   * It was begun to renew its loan, and came once that had lapsed; absent otherwise.
   */
  renewalLapsed?: boolean;
  /**
   * Where this payment renewed its loan: when it is due now, epoch ms.
   */
  renewedDueTime?: number;
  failReason?: string;
  /**
   * Why it failed, in words.
   */
  failText?: string;
  virtualAccount?: VirtualAccount;
}
