import type { Drawn } from "./draw.ts";

/** A value of the brand that is another one, and what then stands on a screen in place of something. */
interface Seen extends Drawn {
  readonly value: string;
  /** What it is changed to. */
  readonly to: unknown;
  readonly at: string;
  /** What stands there before and no more after, in each language that the test looks at. */
  readonly was?: readonly [english: RegExp, chinese: RegExp];
  /** What stands there only after. */
  readonly is?: readonly [english: RegExp, chinese: RegExp];
}

/** Both benefits on: their pages are there. */
const benefits = { inviteFriend: true, redBag: true };
const iphone = { ios: true };

/** What the product says that each value is seen in. */
export const onScreens: readonly Seen[] = [
  { value: "claims.applyMinutes", to: 7, at: "/entry", was: [/\b3 minutes/, /3分钟/], is: [/\b7 minutes/, /7分钟/] },
  { value: "claims.approveSeconds", to: 9, at: "/entry", was: [/\b5 seconds/, /\b5秒/], is: [/\b9 seconds/, /\b9秒/] },
  { value: "claims.creditSeconds", to: 70, at: "/entry", was: [/56 seconds/, /56秒/], is: [/70 seconds/, /70秒/] },
  { value: "claims.dailyInterestPercent", to: 0.2, at: "/entry", was: [/0\.1%/, /0\.1%/], is: [/0\.2%/, /0\.2%/] },
  {
    value: "claims.maximumAmount",
    to: 50_000_000,
    at: "/entry",
    was: [/₦600,000/, /₦600,000/],
    is: [/Up to ₦500,000/, /最高₦500,000/],
  },

  { value: "flags.onlineService", to: false, at: "/my", was: [/Online service/, /在线客服/] },
  { value: "flags.phoneUpdate", to: false, at: "/accountsecurity", was: [/Change phone number/, /更换手机号/] },
  { value: "flags.bankCard", to: false, at: "/repayment?loanGid=l1", was: [/Charged at once/, /银行卡/] },
  { value: "flags.voucher", to: false, at: "/bindMail", was: [/₦100 coupon/, /₦100优惠券/] },
  { value: "flags.loanReason", to: false, at: "/lendInfo", was: [/What is it for/, /用途/] },
  { value: "flags.userAgreement", to: false, at: "/my", was: [/Loan agreement/, /借款协议/] },
  { value: "flags.redBag", to: true, at: "/my", was: [/Cash coupon/, /现金券/], is: [/Red bag/, /红包/] },
  { value: "flags.inviteFriend", to: true, at: "/my", is: [/Invite friends/, /邀请好友/] },
  {
    value: "flags.iosSupport",
    to: true,
    at: "/h5AppDown",
    env: iphone,
    was: [/There is no app for iPhones/, /iPhone/],
  },
  {
    value: "flags.contactDisplay",
    to: true,
    at: "/privacy/agreement",
    was: [/never read your contacts/, /不会读取您的通讯录/],
  },
  { value: "flags.languageSwitch", to: true, at: "/my", is: [/Language/, /语言/] },
  { value: "flags.bankAccount", to: true, at: "/my", is: [/Bank account/, /银行账户/] },
  { value: "flags.messageCenter", to: true, at: "/my", is: [/Messages/, /消息/] },
  {
    value: "flags.askContacts",
    to: true,
    at: "/privacy/agreement",
    was: [/never read your contacts/, /不会读取您的通讯录/],
  },
  {
    value: "flags.askLocation",
    to: true,
    at: "/privacy/agreement",
    is: [/Where you are we read/, /申请时读取您的位置/],
  },
  {
    value: "flags.askCallLog",
    to: true,
    at: "/privacy/agreement",
    was: [/never read [^.]*call log/, /照片、短信、通话记录/],
  },
  { value: "flags.testPage", to: true, at: "/test", is: [/Test page/, /测试/] },

  {
    value: "constants.phoneLength",
    to: 12,
    at: "/helpcenter/auth",
    was: [/11 digits/, /11位/],
    is: [/12 digits starting with 0/, /以0开头的12位/],
  },
  {
    value: "constants.accountLength",
    to: 12,
    at: "/addBankcard",
    was: [/10 digits/, /10位/],
    is: [/12 digits/, /12位/],
  },
  {
    value: "constants.bvnLength",
    to: 12,
    at: "/helpcenter/credit",
    was: [/the 11 digits/, /11位数字/],
    is: [/the 12 digits/, /12位数字/],
  },
  {
    value: "constants.contactCount",
    to: 2,
    at: "/helpcenter/credit",
    was: [/3 contacts/, /3位联系人/],
    is: [/2 contacts/, /2位联系人/],
  },
  {
    value: "constants.minFamily",
    to: 1,
    at: "/helpcenter/credit",
    was: [/2 of them family/, /其中2位/],
    is: [/1 of them family/, /其中1位/],
  },
  {
    value: "constants.cardPinLength",
    to: 6,
    at: "/addCard",
    step: "pin",
    was: [/The 4 digits/, /4位/],
    is: [/The 6 digits/, /6位/],
  },
  {
    value: "constants.cardOtpLength",
    to: 8,
    at: "/addCard",
    step: "otp",
    was: [/6 digits, sent/, /6位/],
    is: [/8 digits, sent/, /8位/],
  },
  {
    value: "constants.transactionPinLength",
    to: 6,
    at: "/modifytradepassword",
    was: [/these 4 digits/, /这4位数字/],
    is: [/these 6 digits/, /这6位数字/],
  },
  {
    value: "constants.loginPinLength",
    to: 4,
    at: "/register",
    state: "guest",
    was: [/a PIN of 6 digits/, /或6位数字的PIN码/],
    is: [/a PIN of 4 digits/, /或4位数字的PIN码/],
  },
  {
    value: "constants.fallbackProduct",
    to: { rate: 0.3, min: 400_000, max: 20_000_000, multiple: 50_000 },
    at: "/entry",
    state: "guest",
    was: [/₦3,000 – ₦225,000\n.*₦100\b.*costs ₦899\.85/, /₦225,000\n.*₦100\b.*₦899\.85/],
    // A charge of 1,200: 60 interest, 1,140 fee, 85.50 tax.
    is: [/₦4,000 – ₦200,000\n.*₦500\b.*costs ₦1,285\.50/, /₦200,000\n.*₦500\b.*₦1,285\.50/],
  },
  {
    value: "constants.fallbackProduct",
    to: { rate: 0.3, min: 400_000, max: 20_000_000, multiple: 50_000 },
    at: "/index",
    state: "empty",
    was: [/₦3,000 – ₦225,000/, /₦225,000/],
    is: [/₦4,000 – ₦200,000/, /₦200,000/],
  },
  {
    value: "constants.periodDays",
    to: 21,
    at: "/helpcenter/loan",
    was: [/for 14 days/, /14天/],
    is: [/runs for 21 days/, /通常为21天/],
  },
  {
    value: "constants.dueTime",
    to: "12:00:00",
    at: "/helpcenter/overdue",
    was: [/06:59:59/, /06:59:59/],
    is: [/due at 12:00:00/, /12:00:00到期/],
  },
  {
    value: "constants.overdueDailyRate",
    to: 0.02,
    at: "/helpcenter/overdue",
    was: [/\b1\u00A0% of/, /\b1%/],
    is: [/2\u00A0% of the remaining/, /本金的2%/],
  },
  {
    value: "constants.minimumRepayment",
    to: 20_000,
    at: "/helpcenter/repay",
    was: [/₦100\b/, /₦100/],
    is: [/at least ₦200 /, /不少于₦200/],
  },
  {
    value: "constants.withdrawalDays",
    to: { from: 2, to: 9 },
    at: "/invite_rule",
    flags: benefits,
    was: [/1-3 working days/, /1[^\d]+3 ?个工作日/],
    is: [/2-9 working days/, /2[^\d]+9 ?个工作日/],
  },
  {
    value: "constants.reminderDays",
    to: { first: 10, second: 5, third: 2 },
    at: "/reminders",
    was: [/7 days before\s+3 days before\s+1 day before/, /提前 7 天\s+提前 3 天\s+提前 1 天/],
    is: [/10 days before\s+5 days before\s+2 days before/, /提前 10 天\s+提前 5 天\s+提前 2 天/],
  },
  {
    value: "constants.extensionHours",
    to: 72,
    at: "/helpcenter/overdue",
    was: [/48 hours/, /48小时/],
    is: [/within 72 hours/, /在72小时内/],
  },
  {
    value: "constants.cancellationDays",
    to: 30,
    at: "/helpcenter/other",
    was: [/takes 15 days/, /15天/],
    is: [/takes 30 days/, /需30天/],
  },
  {
    value: "constants.answerHours",
    to: 12,
    at: "/suggest",
    was: [/24 hours/, /24小时/],
    is: [/within 12 hours/, /12小时内回复/],
  },
  {
    value: "constants.complaintHours",
    to: 36,
    at: "/suggest",
    was: [/48 hours/, /48小时/],
    is: [/within 36 hours/, /36小时内处理/],
  },
  {
    value: "constants.keepLoanYears",
    to: 10,
    at: "/privacyKept",
    was: [/6 years after your last loan/, /还清后6年/],
    is: [/10 years after your last loan/, /还清后10年/],
  },
  {
    value: "constants.keepApplicationYears",
    to: 2,
    at: "/privacyKept",
    was: [/1 after closing the account/, /注销账户后1年/],
    is: [/2 after closing the account/, /注销账户后2年/],
  },
  {
    value: "constants.keepUseDays",
    to: 60,
    at: "/privacyKept",
    was: [/Page views 90 days/, /页面浏览90天/],
    is: [/Page views 60 days/, /页面浏览60天/],
  },
  {
    value: "constants.keepSentDays",
    to: 15,
    at: "/privacyKept",
    was: [/sent text messages 30 days/, /发送记录30天/],
    is: [/sent text messages 15 days/, /发送记录15天/],
  },
  {
    value: "constants.activationAmount",
    to: 500,
    at: "/protocol/debit",
    was: [/taking ₦1,/, /扣款₦1进行/],
    is: [/taking ₦5,/, /扣款₦5进行/],
  },
  {
    value: "constants.couponAmount",
    to: 25_000,
    at: "/bindMail",
    was: [/₦100 coupon/, /₦100/],
    is: [/₦250 coupon/, /₦250/],
  },
  {
    value: "constants.submissionsPerDay",
    to: 7,
    at: "/addCard",
    was: [/3 times a day/, /3次/],
    is: [/7 times a day/, /7次/],
  },
  {
    value: "constants.submissionMinutes",
    to: 25,
    at: "/addCard",
    was: [/15 minutes each/, /15分钟/],
    is: [/25 minutes each/, /25分钟/],
  },
  {
    value: "constants.freezeHours",
    to: 30,
    at: "/addCard",
    was: [/for 24 hours/, /24小时/],
    is: [/for 30 hours/, /30小时/],
  },
  {
    value: "constants.resendSeconds",
    to: 90,
    at: "/helpcenter/auth",
    was: [/60 seconds/, /60秒/],
    is: [/Wait 90 seconds/, /等待90秒/],
  },
  {
    value: "constants.appVersion",
    to: "2.5.0",
    at: "/test",
    flags: { testPage: true },
    was: [/1\.0\.0/, /1\.0\.0/],
    is: [/2\.5\.0/, /2\.5\.0/],
  },

  {
    value: "lists.banner",
    to: [{ id: "app", drawing: "phone", linkUrl: "/h5AppDown" }],
    at: "/index",
    state: "empty",
    was: [/Know the cost before you borrow/, /借款前清楚费用/],
    is: [/in your pocket/, /随身可用/],
  },
  {
    value: "lists.activities",
    to: [{ id: "app", linkUrl: "/h5AppDown" }],
    // They are for who owes nothing and has no coupon.
    flags: { voucher: false },
    at: "/index",
    state: "empty",
    was: [/On time pays off/, /按时还款有好处/],
    is: [/in your pocket/, /随身可用/],
  },
];
