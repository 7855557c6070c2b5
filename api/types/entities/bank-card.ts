/* Generated from schemas/entities/bank-card.schema.json by npm run generate. */

/**
 * One card of the user as a list shows it.
 */
export interface BankCard {
  bankCode: string;
  bankId: number;
  bankName: string;
  bankShortName: string;
  bankcardGid: string;
  /**
   * 0 inactive, 1 active, 2 locked.
   */
  bankcardStatus: number;
  canGuarantee: number;
  /**
   * 0 not authorised, 1 authorised.
   */
  cardAuthStatus: number;
  /**
   * Masked.
   */
  cardNo: string;
  cardType: string;
  /**
   * 1: may be debited.
   */
  debitCandeduct: number;
  /**
   * It is the one that is offered first.
   */
  isDefault?: boolean;
}
