/* Generated from schemas/entities/invitation.schema.json by npm run generate. */

/**
 * A friend who registered.
 */
export interface Invitation {
  /**
   * Masked.
   */
  mobile: string;
  /**
   * epoch ms.
   */
  registerTime: number;
  state: "registered" | "borrowed";
  reward: number;
}
