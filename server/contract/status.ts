/** What the lender answers with beside 0, by name; what each says stands in `locales/<language>/errors.text.json` (X2–X6). */
export const STATUS = {
  /** A broken request, a breach of the contract, a fault of ours: whatever is nobody's business. */
  systemError: -1,
  loginExpired: 7,
  captchaNeeded: 1015,
  captchaWrong: 1014,
  deviceUnverified: 1638,
  appOnly: 2712,
  otpNeeded: 2801,
  passwordWrong: 3010,
  pinNotSet: 3011,
  alreadyRegistered: 3012,
  /** A code by text message or mail. */
  codeWrong: 3013,
  accountUnknown: 3014,
  passwordLocked: 3015,
  notRegistered: 3016,
  accountClosing: 3017,
  /** Another code by text message, and when; too many of them, or too many wrong tries. */
  tooSoon: 3018,
  tooOften: 3019,
  pinWrong: 3020,
  pinLocked: 3021,
  bvnUnknown: 3030,
  bvnTaken: 3031,
  bvnModified: 3032,
  bankUnavailable: 3040,
  bankHours: 3041,
  cardInvalid: 3050,
  cardPinWrong: 3051,
  otpWrong: 3052,
  cardLocked: 3053,
  activationsFrozen: 3054,
  /** What was typed keeps no rule: the rule's own words say which. */
  inputInvalid: 3100,
  overdueLoan: 3101,
  quotaFull: 3102,
  dailyLimit: 3103,
  limitTooLow: 3104,
  amountInvalid: 3105,
  termsChanged: 3106,
  creditIncomplete: 3107,
  consentWithdrawn: 3108,
  loanUnderWay: 3109,
  alreadyRepaid: 3120,
  beingVerified: 3121,
  accountAwaits: 3122,
  withdrawalTooSmall: 3130,
  contactRepeated: 3140,
  contactIsOwn: 3141,
  notFound: 3198,
  /** Not possible as things stand. */
  illegal: 3199,
} as const;

/** With any of these the app takes a session for lost, the last two without a word (X2). */
export const SESSION_LOST = [STATUS.loginExpired, 17, 2200, 100_008, 100_009, 15, 29] as const;

/** Each of these asks for the code of a picture, with which the call is to be repeated (X4). */
export const CAPTCHA = [STATUS.captchaNeeded, 1016, 1617, 1618, 1619, STATUS.captchaWrong, 1010, 1017, 1013] as const;

export type Status = (typeof STATUS)[keyof typeof STATUS] | (typeof SESSION_LOST)[number] | (typeof CAPTCHA)[number];
