/** A figure that brands say: what it counts, and what it was when it was written here. */
interface ShippedFigure {
  readonly unit: string;
  readonly value: number | string;
}

const of = (unit: string, value: number | string): ShippedFigure => ({ unit, value });

/**
 * The figures that belong to brands, as they are shipped. They are spelled out here and read from no brand, so that what
 * an operator sets in one, base too, never makes a coincidence an error.
 */
export const shippedFigures: Readonly<Record<string, ShippedFigure>> = {
  "claims.applyMinutes": of("minutes", 3),
  "claims.approveSeconds": of("seconds", 5),
  "claims.creditSeconds": of("seconds", 56),
  "claims.dailyInterestPercent": of("percent", 0.1),
  "claims.maximumAmount": of("kobo", 60_000_000),
  "constants.phoneLength": of("digits", 11),
  "constants.accountLength": of("digits", 10),
  "constants.bvnLength": of("digits", 11),
  "constants.contactCount": of("contacts", 3),
  "constants.minFamily": of("contacts", 2),
  "constants.codeLength": of("digits", 4),
  "constants.graphicCodeLength": of("characters", 4),
  "constants.mailCodeLength": of("digits", 6),
  "constants.cardPinLength": of("digits", 4),
  "constants.cardOtpLength": of("digits", 6),
  "constants.transactionPinLength": of("digits", 4),
  "constants.loginPinLength": of("digits", 6),
  "constants.validNumber": of("tries", 5),
  "constants.fallbackProduct.rate": of("share", 0.28),
  "constants.fallbackProduct.max": of("kobo", 22_500_000),
  "constants.fallbackProduct.min": of("kobo", 300_000),
  "constants.fallbackProduct.multiple": of("kobo", 10_000),
  "constants.periodDays": of("days", 14),
  "constants.dueTime": of("time of day", "06:59:59"),
  "constants.overdueDailyRate": of("share", 0.01),
  "constants.minimumRepayment": of("kobo", 10_000),
  "constants.withdrawalMinimum": of("kobo", 100_000),
  "constants.withdrawalMinimumOlder": of("kobo", 200_000),
  "constants.withdrawalDays.from": of("working days", 1),
  "constants.withdrawalDays.to": of("working days", 3),
  "constants.extensionHours": of("hours", 48),
  "constants.reminderDays.first": of("days before", 7),
  "constants.reminderDays.second": of("days before", 3),
  "constants.reminderDays.third": of("days before", 1),
  "constants.reminderTime": of("time of day", "09:00:00"),
  "constants.cancellationDays": of("days", 15),
  "constants.answerHours": of("hours", 24),
  "constants.complaintHours": of("hours", 48),
  "constants.keepLoanYears": of("years", 6),
  "constants.keepApplicationYears": of("years", 1),
  "constants.keepUseDays": of("days", 90),
  "constants.keepSentDays": of("days", 30),
  "constants.activationAmount": of("kobo", 100),
  "constants.couponAmount": of("kobo", 10_000),
  "constants.submissionsPerDay": of("times", 3),
  "constants.submissionMinutes": of("minutes", 15),
  "constants.freezeHours": of("hours", 24),
  "constants.transferMinutes": of("minutes", 15),
  "constants.resendSeconds": of("seconds", 60),
  "constants.scanSeconds": of("seconds", 5),
  "constants.maskOpacity": of("share", 0.6),
  "constants.cookieDays": of("days", 3000),
  "constants.rootWidth": of("px", 750),
  "constants.ratingPercent": of("percent", 40),
};
