/* Generated from schemas/entities/freeze.schema.json by npm run generate. */

/**
 * The day's submissions are used up: none can be started for a while.
 */
export interface Freeze {
  /**
   * When the next can be started, epoch ms.
   */
  until: number;
  /**
   * The last that was started can still be gone on with: a card whose PIN is awaited, by sending it again, or an e-mail whose code is good.
   */
  underWay: boolean;
}
