/* Generated from schemas/entities/card-activation.schema.json by npm run generate. */

/**
 * Where the activation of a card stands.
 */
export interface CardActivation {
  bankcardGid: string;
  /**
   * Names the submission; absent where nothing is left to do.
   */
  activationGid?: string;
  /**
   * Masked.
   */
  cardNo: string;
  /**
   * What comes next.
   */
  step: "pin" | "otp" | "activate" | "done";
  /**
   * Until when it must be completed, epoch ms.
   */
  expireTime?: number;
  /**
   * Submissions left today.
   */
  left: number;
  /**
   * What activating costs; given back after a loan was paid out.
   */
  fee: number;
}
