/* Generated from schemas/entities/login-result.schema.json by npm run generate. */

/**
 * Who logged in and the token that proves it.
 */
export interface LoginResult {
  /**
   * 10 digits, without the leading 0.
   */
  mobile: string;
  userGid: string;
  /**
   * Number of the user as text; one of the two spellings is given.
   */
  userId?: string;
  /**
   * Older spelling of userId.
   */
  userid?: string;
  /**
   * 1 normal, 2 cancellation under way.
   */
  userStatus: number;
  /**
   * Session token; lives in the session only.
   */
  userToken: string;
  /**
   * 0 free, 1 frozen.
   */
  freezeStatus: number;
  /**
   * Proves a finished SMS check to the next call.
   */
  verifyToken: string;
  name: string;
  /**
   * sms, password, register, ticket or kit.
   */
  loginFromType: string;
  /**
   * 1: this user belongs in the app.
   */
  isHuidus: number;
  /**
   * Business code the user was registered with.
   */
  currentBizArg: string;
  /**
   * Lets a user without a password set one.
   */
  setPwdToken?: string;
  /**
   * The gift of an invitation, when there is one.
   */
  invitePrizeResp?: {
    prizeType: number;
    /**
     * Value of the welcome gift.
     */
    prizeValue: number;
  };
}
