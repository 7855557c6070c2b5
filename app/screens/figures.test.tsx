import { expect, it } from "vitest";
import { open } from "../testing/open-screen.tsx";

/** A figure of the brand, another one that it might have, where that is said and how: in English, in Chinese. */
const said: readonly (readonly [
  constants: Record<string, unknown>,
  route: string,
  english: RegExp,
  chinese: RegExp,
])[] = [
  [{ periodDays: 21 }, "/helpcenter/loan", /runs for 21 days/, /通常为21天/],
  [{ extensionHours: 72 }, "/helpcenter/overdue", /within 72 hours/, /在72小时内/],
  [{ overdueDailyRate: 0.02 }, "/helpcenter/overdue", /2 % of the remaining/, /本金的2%/],
  [{ dueTime: "12:00:00" }, "/helpcenter/overdue", /due at 12:00:00/, /12:00:00到期/],
  [{ cancellationDays: 30 }, "/helpcenter/other", /takes 30 days/, /需30天/],
  [{ minimumRepayment: 20_000 }, "/helpcenter/repay", /at least ₦200 /, /不少于₦200/],
  [{ resendSeconds: 90 }, "/helpcenter/auth", /Wait 90 seconds/, /等待90秒/],
  [{ phoneLength: 12 }, "/helpcenter/auth", /12 digits starting with 0/, /以0开头的12位/],
  [{ contactCount: 2, minFamily: 1 }, "/helpcenter/credit", /2 contacts \(1 of them/, /2位联系人（其中1位/],
  [{ bvnLength: 12 }, "/helpcenter/credit", /the 12 digits/, /12位数字/],
  [{ answerHours: 12 }, "/suggest", /within 12 hours/, /12小时内回复/],
  [{ complaintHours: 36 }, "/suggest", /within 36 hours/, /36小时内处理/],
  [{ couponAmount: 25_000 }, "/bindMail", /₦250 coupon/, /₦250/],
  [{ transactionPinLength: 6 }, "/modifytradepassword", /these 6 digits/, /这6位数字/],
  [{ activationAmount: 500 }, "/protocol/debit", /taking ₦5,/, /扣款₦5进行/],
];

it.each(said)("K1 K2 K4 %j is what %s says, in both languages", async (constants, route, english, chinese) => {
  expect((await open(route, "usual", { constants })).page).toMatch(english);
  expect((await open(route, "usual", { constants, language: "zh_CN" })).page).toMatch(chinese);
});
