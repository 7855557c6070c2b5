/* Generated from schemas/entities/session-keys.schema.json by npm run generate. */

/**
 * What the app keeps for one session.
 */
export interface SessionKeys {
  userGid?: string;
  loginToken?: string;
  userId?: string;
  userChannelGid?: string;
  ugid?: string;
  userStatus?: number;
  loginFlag?: number;
  mobile?: string;
  verifyToken?: string;
  unionId?: string;
  invitedFlag?: number;
  prizeValue?: number;
  /**
   * First start, epoch milliseconds.
   */
  installTime?: number;
  sessionId?: string;
  b?: string;
  c?: string;
  ch?: string;
  appver?: string;
  /**
   * Device id: 32 hex characters and 1 other, 2 android, 3 wechat ios, 4 wechat android.
   */
  zuid?: string;
  ACQSessionId?: string;
  debug?: string;
  vconsoleDisable?: string;
}
