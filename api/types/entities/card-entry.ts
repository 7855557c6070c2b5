/* Generated from schemas/entities/card-entry.schema.json by npm run generate. */

/**
 * A card as it is typed. Never stored.
 */
export interface CardEntry {
  cardNo: string;
  expiryMonth: string;
  /**
   * Two digits, 20YY.
   */
  expiryYear: string;
  cvv: string;
  pin?: string;
  otp?: string;
}
