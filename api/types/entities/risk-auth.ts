/* Generated from schemas/entities/risk-auth.schema.json by npm run generate. */

import type { PreLoanInfo } from "./pre-loan-info.ts";

/**
 * What the lender's risk engine says when the user wants to borrow.
 */
export interface RiskAuth {
  /**
   * 0 go on, 1 or -1 guide to the app, 2 credit first.
   */
  basicsAuth: number;
  /**
   * 0 none; 1, 3, 8, 10 refused in ways the decision knows.
   */
  refuseFlag: number;
  /**
   * Ends A01 to A04: credit entry. Absent, there is none.
   */
  refuseCode?: string;
  preLoanInfoRespVO?: PreLoanInfo;
  /**
   * 1: refused for instalments too.
   */
  installRefuseFlag: number;
  /**
   * 1: this user belongs in the app.
   */
  isHuidus: number;
  /**
   * 1: sub-loan logic is on.
   */
  isSubLogic?: number;
  /**
   * The application that is under review, approved or being paid out: no other may be sent meanwhile. Absent, there is none.
   */
  orderInProcess?: string;
  /**
   * Where the app guide leads.
   */
  guideLink?: string;
}
