/* Generated from schemas/entities/invitation.schema.json by npm run generate. */

/**
 * A friend who registered.
 */
export interface Invitation {
  /**
   * Masked; empty where the account of the friend is closed: no number of it is kept.
   */
  mobile: string;
  /**
   * epoch ms.
   */
  registerTime: number;
  state: "registered" | "borrowed";
  reward: number;
}
