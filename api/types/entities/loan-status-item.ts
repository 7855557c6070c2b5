/* Generated from schemas/entities/loan-status-item.schema.json by npm run generate. */

/**
 * Where an application stands.
 */
export interface LoanStatusItem {
  /**
   * 10 under review, 20 approved, 30 disbursing, 40 to be repaid, 50 overdue, 60 settled, 71 failed, 72 disbursement failed.
   */
  loanStatus: number;
  orderGid: string;
  /**
   * For the result screen: 0 under review, 1 refused, 2 success, 3 disbursing.
   */
  lendResult: number;
  failReason?: string;
  /**
   * Why it failed, in words.
   */
  failText?: string;
  extInfo: {
    /**
     * What may still be borrowed.
     */
    currentBalance: number;
    /**
     * When the last period is due, epoch ms.
     */
    dueTime: number;
    fee: number;
    /**
     * Total charge as a share of the principal.
     */
    feeRate: number;
    loanAmount: number;
    loanGid: string;
    netAmount: number;
    purposeId: number;
    tax: number;
    voucherAmount: number;
    withdrawBankShortName: string;
    /**
     * Masked.
     */
    withdrawCardNo: string;
    /**
     * 0 not yet, 1 under way, 2 paid out, 3 failed.
     */
    withdrawStatus: number;
    /**
     * When it was applied for, epoch ms.
     */
    applyTime: number;
    interest: number;
    /**
     * What is paid when; one where it is repaid at once.
     */
    installments?: {
      periodNo: number;
      /**
       * When it is due, epoch ms.
       */
      dueTime: number;
      amount: number;
    }[];
    dueAmount: number;
    loanNo: string;
  };
}
