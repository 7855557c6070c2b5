/** What a feature is called: where its flag is off, nobody reads that anywhere. */
export interface Feature {
  readonly en_US: RegExp;
  readonly zh_CN: RegExp;
  /** The same word about something else. */
  readonly else?: RegExp;
}

/** Flags whose feature has words of its own. */
export const features: Readonly<Record<string, Feature>> = {
  // A cash coupon is money to withdraw: what red bags take the place of (S8).
  voucher: { en_US: /coupon|voucher/i, zh_CN: /券/, else: /cash coupons?|现金券/gi },
  // A receipt says which card was paid with, whatever may be paid with now.
  bankCard: {
    en_US: /\bcards?\b/i,
    zh_CN: /银行卡|绑卡/,
    else: /identity cards?|card schemes|SIM cards?|picture of a card|请勿上传银行卡|(Card|银行卡) \d{6}\*+\d{4}[,，]/gi,
  },
  // What the lender's record of a red bag says of the past, and what it calls a coupon that it gave.
  inviteFriend: { en_US: /invit/i, zh_CN: /邀请/, else: /Invitation (reward|coupon)|邀请专享券/g },
  // Coupons that were given are a cash red packet in every brand (D2).
  redBag: { en_US: /red (bag|packet)/i, zh_CN: /红包/, else: /you got a cash red packet|获得一个现金红包/g },
  onlineService: { en_US: /online service/i, zh_CN: /在线客服/ },
  phoneUpdate: { en_US: /change (the |your )?(phone )?number|four short steps/i, zh_CN: /更换手机号|换绑/ },
  languageSwitch: { en_US: /\blanguage\b/i, zh_CN: /语言/ },
};

/** The others, and why no word of a page stands for them: what they change is among the flips. */
export const wordless: Readonly<Record<string, string>> = {
  loanReason: "a loan has its purpose all the same; the flag shows what is said about it",
  backDoor: "taps, no words",
  userAgreement: "whoever agrees to it can read it all the same",
  loanIntercept: "a rule about channels",
  subLoan: "the lender's second line has no name of its own",
  iosSupport: "off, it is said that there is no app for iPhones",
  contactDisplay: "its promise is held by app/screens/privacy.test.tsx",
  bankAccount: "loans are paid out to accounts all the same",
  messageCenter: "messages are read all the same",
  askContacts: "its promise is held by app/screens/privacy.test.tsx",
  askLocation: "its promise is held by app/screens/privacy.test.tsx",
  askCallLog: "its promise is held by app/screens/privacy.test.tsx",
  encryption: "how bodies travel",
  obfuscateUrls: "how paths travel",
  entryParams: "what a link leaves behind, no words",
  securityScan: "a dialog alone",
  testPage: "a page that is not for the public",
};
