/* Generated from schemas/entities/renewal.schema.json by npm run generate. */

/**
 * A renewal or an extension of a loan.
 */
export interface Renewal {
  loanGid: string;
  kind: "renew" | "extend";
  /**
   * 0 none, 1 applied or offered, 2 confirmed, 3 lapsed, 4 cancelled.
   */
  renewStatus: number;
  /**
   * What confirms a renewal now; 0 for an extension.
   */
  renewAmount: number;
  /**
   * When it lapses, epoch ms.
   */
  renewExpiredTime: number;
  /**
   * When the loan will be due, or is due now, epoch ms.
   */
  newDueTime: number;
  /**
   * By how much an extension reduces the overdue fee.
   */
  reducedFee: number;
}
