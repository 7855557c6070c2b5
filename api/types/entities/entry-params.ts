/* Generated from schemas/entities/entry-params.schema.json by npm run generate. */

/**
 * What a channel with its own entry hands over; kept in the session under loanGid.
 */
export interface EntryParams {
  loanGid: string;
  netAmount?: number;
  /**
   * When it was applied for, epoch milliseconds.
   */
  applyTime?: number;
  mobile?: string;
  /**
   * Due, epoch milliseconds.
   */
  dueTime?: number;
  fee?: number;
  loanAmount?: number;
  withdrawCardNo?: string;
  /**
   * Never shown nor tracked.
   */
  bvn?: string;
  name?: string;
}
