/* Generated from schemas/entities/entry-params.schema.json by npm run generate. */

/**
 * What a channel with its own entry hands over; of it the session keeps the loan and the phone, under loanGid.
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
   * Never kept, shown nor tracked.
   */
  bvn?: string;
  name?: string;
}
