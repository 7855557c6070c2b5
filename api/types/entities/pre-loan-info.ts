/* Generated from schemas/entities/pre-loan-info.schema.json by npm run generate. */

import type { LargeLoanInfo } from "./large-loan-info.ts";
import type { RateInfo } from "./rate-info.ts";
import type { Voucher } from "./voucher.ts";

/**
 * What may be borrowed now, on which terms.
 */
export interface PreLoanInfo {
  /**
   * Names these terms; an application must carry it.
   */
  quoteId: string;
  /**
   * Latest application, when there is one.
   */
  orderGid?: string;
  /**
   * sloan, large or subloan.
   */
  productType: string;
  availableBalance: number;
  creditLine: number;
  subAvailableBalance: number;
  subCreditLine: number;
  /**
   * Smallest amount of the asked product type.
   */
  lowestLimit: number;
  /**
   * Largest amount that may be borrowed now, a multiple of the step.
   */
  highestLimit: number;
  multiple: number;
  frontRate: RateInfo[];
  postRate: RateInfo[];
  largeLoanProductInfos: LargeLoanInfo[];
  fixedManagerFee: number;
  /**
   * Tax as a share of the fee.
   */
  taxScale: number;
  /**
   * Interest as a share of the charge.
   */
  interestPercent: number;
  /**
   * Of the remaining principal, a day.
   */
  overdueDailyRate: number;
  /**
   * principal, half-remaining or lower.
   */
  overdueCap: string;
  /**
   * 1: a transaction password is set.
   */
  hasTransPwd: number;
  /**
   * 1: this device is known.
   */
  bindDeviceFlag: number;
  vouchers: Voucher[];
}
