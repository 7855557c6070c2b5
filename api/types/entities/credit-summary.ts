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
}
