/* Generated from schemas/entities/refusal.schema.json by npm run generate. */

/**
 * What a refused call may tell besides its message.
 */
export interface Refusal {
  /**
   * When the account closes, epoch ms.
   */
  cancelTime?: number;
  /**
   * Why a risk check refused.
   */
  refuseCode?: string;
  /**
   * What stands against closing the account.
   */
  blockedBy?: "loans" | "disputes" | "withdrawals";
  /**
   * How long to wait.
   */
  seconds?: number;
  /**
   * How long to wait.
   */
  minutes?: number;
  /**
   * Pages of the credit information that are not done.
   */
  missing?: number[];
  /**
   * Which emergency contact is meant, the first is 1 (3140, 3141).
   */
  contact?: number;
}
