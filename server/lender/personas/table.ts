import { failedLoan, loanDueIn, paymentInProcess, threePeriods, twelvePeriods, underReview } from "./loan-states.ts";
import { firstSettled, overpaid } from "./paid-states.ts";
import type { Persona } from "./persona.ts";
import { extensionOffered, renewalApplied } from "./renewal-states.ts";
import { fiveRedBags } from "./reward-states.ts";
import { everyVoucher, twoVouchers } from "./voucher-states.ts";
import { SESSION_LOST, STATUS } from "../../contract/status.ts";

const SUB_LINE = 2_000_000;
const LARGE_LIMIT = 60_000_000;
const OVERPAID = 50_000;

/** Everybody in the sandbox, by number. */
export const personaTable: readonly Persona[] = [
  { number: 1, about: "new: registers, then credit first", absent: true },
  { number: 2, about: "clean, limit 50,000", state: twoVouchers },
  { number: 3, about: "bill due in 5 days", state: loanDueIn(5) },
  { number: 4, about: "overdue by 10 days; may not borrow", state: loanDueIn(-10) },
  { number: 5, about: "refuse code A01", flags: { refuseCode: "XA01" } },
  { number: 6, about: "refuse code A02", flags: { refuseCode: "A02" } },
  {
    number: 7,
    about: "refuse code A03, with a status",
    flags: { refuseCode: "A03", riskStatus: STATUS.creditIncomplete },
  },
  {
    number: 8,
    about: "refuse code A04, with a status",
    flags: { refuseCode: "XA04", riskStatus: STATUS.creditIncomplete },
  },
  { number: 9, about: "refuse flag 1", flags: { refuseFlag: 1 } },
  {
    number: 10,
    about: "refuse flag 3, sub-loan on, instalments allowed",
    subLimit: SUB_LINE,
    flags: { refuseFlag: 3, subLoan: true, installRefuseFlag: 0 },
  },
  {
    number: 11,
    about: "refuse flag 3, sub-loan on, instalments refused",
    subLimit: SUB_LINE,
    flags: { refuseFlag: 3, subLoan: true, installRefuseFlag: 1 },
  },
  { number: 12, about: "refuse flag 8", flags: { refuseFlag: 8 } },
  { number: 13, about: "refuse flag 10", flags: { refuseFlag: 10 } },
  {
    number: 14,
    about: "guided to the app by a link",
    flags: { basicsAuth: 1, guideLink: "https://guide.example.com/app" },
  },
  { number: 15, about: "guided home", flags: { basicsAuth: -1 } },
  { number: 16, about: "belongs in the app, when borrowing", flags: { basicsAuth: 2, isHuidus: 1 } },
  { number: 17, about: "belongs in the app, at login", flags: { huidusAtLogin: true } },
  { number: 18, about: "credit line fails", limit: 0, flags: { creditLineFails: true } },
  { number: 19, about: "loans in the app only", flags: { riskStatus: STATUS.appOnly } },
  ...SESSION_LOST.map((status, index) => ({
    number: 20 + index,
    about: `session ends with status ${status} on the second call`,
    flags: { sessionStatus: status },
  })),
  { number: 27, about: "quota of the day is full", flags: { quotaFull: true } },
  { number: 28, about: "daily number of transactions reached", flags: { dailyLimit: true } },
  { number: 29, about: "limit below what a loan asks for", limit: 500_000, flags: { limitBelow: 1_000_000 } },
  { number: 30, about: "under review, success after a minute", state: underReview },
  {
    number: 31,
    about: "loan failed: card not activated",
    flags: { loanOutcome: "unactivated-card" },
    state: failedLoan("unactivated-card"),
  },
  {
    number: 32,
    about: "disbursement failed: bank problem",
    flags: { loanOutcome: "bank-problem" },
    state: failedLoan("bank-problem"),
  },
  { number: 33, about: "three instalments, first due in 2 days", state: threePeriods },
  { number: 34, about: "first of three instalments settled on time, second exempt", state: firstSettled },
  { number: 35, about: "renewal applied for today", state: renewalApplied(0) },
  { number: 36, about: "renewal expired", state: renewalApplied(1) },
  { number: 37, about: "extension offered, 47 hours left", state: extensionOffered },
  { number: 38, about: "repayment in process", flags: { repaymentOutcome: "stay" }, state: paymentInProcess },
  { number: 39, about: "repayment fails", flags: { repaymentOutcome: "fails" }, state: loanDueIn(3) },
  { number: 40, about: "overdue by 120 days, fee at its cap", state: loanDueIn(-120) },
  { number: 41, about: "picture code wanted at login", person: { captchaStatus: STATUS.captchaNeeded } },
  { number: 42, about: "wrong password, then locked", password: "Kobo2026", person: { passwordWrong: 3 } },
  { number: 43, about: "no account", absent: true },
  { number: 44, about: "cancellation under way, day 3", cancelling: true },
  {
    number: 45,
    about: "BVN that somebody else has",
    limit: 0,
    unsubmitted: "bvn",
    flags: { bvnOutcome: "duplicate" },
  },
  { number: 46, about: "BVN that does not exist", limit: 0, unsubmitted: "bvn", flags: { bvnOutcome: "unknown" } },
  { number: 47, about: "BVN already modified", person: { bvnModified: true } },
  { number: 48, about: "vouchers of every kind and state", state: everyVoucher },
  { number: 49, about: "withdrawable 5,000, minimum 1,000", state: fiveRedBags },
  {
    number: 50,
    about: "withdrawable 5,000, minimum 2,000; the bank refuses",
    older: true,
    flags: { withdrawalOutcome: "bank-problem" },
    state: fiveRedBags,
  },
  {
    number: 51,
    about: "large amount, 12 instalments",
    limit: LARGE_LIMIT,
    flags: { productType: "large" },
    state: twelvePeriods,
  },
  { number: 52, about: "enters by channel 130, bill due in 4 days", state: loanDueIn(4) },
  { number: 53, about: "settled, overpaid by 500", state: overpaid(OVERPAID) },
  { number: 54, about: "risk auth answers after 60 seconds", flags: { answerFault: { delay: 60_000 } } },
  { number: 55, about: "risk auth drops the connection", flags: { answerFault: { drop: true } } },
  { number: 56, about: "risk auth answers what nobody can read", flags: { answerFault: { garble: true } } },
  {
    number: 57,
    about: "statuses that nobody knows",
    flags: { oddAnswers: "unknown-status", basicsAuth: 3, refuseFlag: 99 },
    state: loanDueIn(5),
  },
  { number: 58, about: "numbers as text", flags: { oddAnswers: "numbers-as-text" }, state: loanDueIn(5) },
  {
    number: 59,
    about: "the next loan fails: overdue elsewhere",
    flags: { loanOutcome: "overdue" },
    state: failedLoan("overdue"),
  },
  { number: 60, about: "audit number, shown as demo data" },
  {
    number: 61,
    about: "credit application refused",
    limit: 0,
    unsubmitted: "submission",
    flags: { creditRefused: true },
  },
];
