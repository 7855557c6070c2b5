/* Generated from schemas/entities/virtual-account.schema.json by npm run generate. */

/**
 * Where a transfer pays a loan.
 */
export interface VirtualAccount {
  bankCode: string;
  bankName: string;
  /**
   * Account number.
   */
  bankVA: string;
  /**
   * Until when a transfer should arrive, epoch ms: of one announced for a renewal no later than that ends.
   */
  expiredTime: number;
  receiverName: string;
}
