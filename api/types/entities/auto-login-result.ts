/* Generated from schemas/entities/auto-login-result.schema.json by npm run generate. */

/**
 * Answer to a login by ticket; autoLoginStatus 0 is a failure although status is 0.
 */
export interface AutoLoginResult {
  /**
   * 0 failed, 1 logged in.
   */
  autoLoginStatus: number;
  /**
   * Where the app asked to go.
   */
  redirectUrl?: string;
  mobile?: string;
  userGid?: string;
  userId?: string;
  userid?: string;
  userStatus?: number;
  userToken?: string;
  freezeStatus?: number;
  verifyToken?: string;
  name?: string;
  loginFromType?: string;
  isHuidus?: number;
  currentBizArg?: string;
}
