/* Generated from schemas/entities/consent.schema.json by npm run generate. */

/**
 * Something that a borrower may take back at any time, and give again.
 */
export interface Consent {
  /**
   * bureau: the credit bureau is asked and told; contacts: emergency contacts are called; offers: offers are shown and sent.
   */
  consent: string;
  /**
   * Whether he gives it now.
   */
  granted: boolean;
  /**
   * Since when it stands so, epoch ms.
   */
  time: number;
}
