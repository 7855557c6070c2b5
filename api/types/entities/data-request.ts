/* Generated from schemas/entities/data-request.schema.json by npm run generate. */

/**
 * Who looked into what is kept of a borrower, when, and what for.
 */
export interface DataRequest {
  requestGid: string;
  /**
   * Who asked; borrower: he himself.
   */
  who: string;
  /**
   * What for.
   */
  purpose: string;
  /**
   * Which of his data.
   */
  kind: string;
  /**
   * When, epoch ms.
   */
  time: number;
}
