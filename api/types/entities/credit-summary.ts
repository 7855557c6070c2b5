/* Generated from schemas/entities/credit-summary.schema.json by npm run generate. */

/**
 * The credit record, and which pages of the form are still missing.
 */
export interface CreditSummary {
  score: number;
  accountCount: number;
  /**
   * Open loans.
   */
  active: number;
  /**
   * Settled loans.
   */
  closed: number;
  outstandingBalance: number;
  /**
   * As in the credit status.
   */
  auditState: number;
  /**
   * The form's pages in order.
   */
  pages: {
    /**
     * identity, personal, employment, contacts, bvn or photos.
     */
    page: "identity" | "personal" | "employment" | "contacts" | "bvn" | "photos";
    done: boolean;
  }[];
  /**
   * Pages not done.
   */
  missing: number;
  /**
   * What the limit hangs on, the weightiest first; absent where the lender does not say.
   */
  reasons?: {
    /**
     * on-time: a loan was repaid on time; no-late: nothing is overdue; form: the credit information is whole; period: with the lender for three months.
     */
    reason: string;
    /**
     * It speaks for a higher limit; where not, it would raise it.
     */
    met: boolean;
  }[];
  /**
   * The page that the risk engine could not confirm (refuse codes A01 to A04) and that is not done before it is saved anew; absent, there is none (F13).
   */
  mend?: "identity" | "personal" | "employment" | "contacts";
  /**
   * Whether another BVN can be given. open: it can, once; changed: it was, and cannot again; review: not while the application is under review; loans: not while a loan is open or under way. Absent where there is no BVN yet, and where the lender does not say.
   */
  bvnChange?: string;
}
