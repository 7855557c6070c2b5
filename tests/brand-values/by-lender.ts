import type { JsonObject } from "../../publish/documents/json.ts";
import type { TestLender } from "../../server/testing/test-lender.ts";
import { personaMobile } from "../../server/lender/personas/phone.ts";

/** A value of the brand that the lender answers by: what he says while it is another one, and as it is shipped. */
interface Answered {
  readonly value: string;
  readonly to: unknown;
  /** What base says meanwhile. */
  readonly around?: JsonObject;
  /** Asks in the app of a business. `again`: it was asked before, and may have to be somebody else's. */
  readonly ask: (lender: TestLender, business: string, again: boolean) => Promise<unknown>;
  readonly was: unknown;
  readonly is: unknown;
}

type Ask = Answered["ask"];

/** What a persona is answered, or another one who is as he is when it is asked again. */
const answer =
  (personas: readonly [number, number], call: string, pick: (content: Content) => unknown, body: unknown = {}): Ask =>
  async (lender, business, again) =>
    pick(await (await lender.as(personas[again ? 1 : 0], business)).ok(call, body));

/** A content that the contract checked; its shape differs by call, and a test that reads a wrong name fails. */
// oxlint-disable-next-line typescript/no-explicit-any
type Content = Record<string, any>;

const apply =
  (persona: number, productId: number, productType: string): Ask =>
  async (lender, business) => {
    const borrower = await lender.as(persona, business);
    const { content } = await borrower.call("loan-preloan-info", { productType });
    const body = { quoteId: content.quoteId ?? "none", productId, loanAmount: "10000.00", purposeId: 1 };
    const account = { bankAccountGid: await borrower.bankAccountGid(), tradePassword: "2580" };
    return (await borrower.call("loan-apply", { ...body, ...account })).status;
  };

const wrongPasswords: Ask = async (lender, business, again) => {
  const persona = again ? 21 : 20;
  const borrower = await lender.as(persona, business);
  const say = { mobile: personaMobile(persona), password: "Wrong2026", agree: true };
  await borrower.call("userinfo-password-login", say);
  return (await borrower.call("userinfo-password-login", say)).status;
};

const least = (persona: number): Ask => answer([persona, persona], "withdraw-list", ({ minimum }) => minimum);

const transfer: Ask = async (lender, business, again) => {
  const borrower = await lender.as(again ? 33 : 3, business);
  const [bill] = (await borrower.ok("repayment-bill")).loanList;
  const { expiredTime } = await borrower.ok("repayment-va-static", { loanGid: bill.loanGid });
  const { now } = await lender.control("/__sandbox/clock");
  return Math.round((expiredTime - Number(now)) / 60_000);
};

/** What a guest of a channel is told; money is naira there. */
const guest =
  (path: string, c: string, pick: (answer: Content) => unknown): Ask =>
  async (lender, business) => {
    const url = `/ostrader${path}?c=${c}&bizType=${business}`;
    return pick((await lender.app.inject({ method: "POST", url, payload: {} })).json());
  };

/** The product of a first loan: its days, its least, most and step, and what a period costs. */
const first: Ask = answer([2, 2], "index-mainhome", ({ productInfosList: [{ rate, products }] }) => {
  const { productName, productPeriod, minLoanAmount, maxLoanAmount, multiple } = products[0];
  return [productName, productPeriod, minLoanAmount, maxLoanAmount, multiple, rate];
});

const facts = (pick: (content: Content) => unknown): Ask =>
  answer([2, 2], "loan-contract", pick, { productId: 1, loanAmount: "10000.00" });

/** The time of day in Lagos of a moment. */
const clock = (at: number) => new Date(at + 3_600_000).toISOString().slice(11, 19);

const reminded: Ask = async (lender, business) => {
  const borrower = await lender.as(3, business);
  const days = { first: true, second: true, third: true, day: false };
  return clock((await borrower.ok("reminder-save", { sms: true, mail: false, ...days })).nextTime);
};

const quoted: Ask = async (lender, business) => {
  const borrower = await lender.as(3, business);
  const [bill] = (await borrower.ok("repayment-bill")).loanList;
  return (await borrower.ok("repayment-quote", { loanGid: bill.loanGid })).minimumAmount;
};

const settled: Ask = async (lender, business) => {
  const borrower = await lender.as(2, business);
  const { answerTime } = await borrower.ok("suggest-submit", { type: "other", content: "It does not work" });
  const { now } = await lender.control("/__sandbox/clock");
  return Math.round((answerTime - Number(now)) / 3_600_000);
};

/** How many minutes a code to an address is good, and how many are left of the day. */
const mailed =
  (personas: readonly [number, number]): Ask =>
  async (lender, business, again) => {
    const borrower = await lender.as(personas[again ? 1 : 0], business);
    const { expireTime, left } = await borrower.ok("mail-send-code", { mail: "ada@example.com" });
    const { now } = await lender.control("/__sandbox/clock");
    return [Math.round((expireTime - Number(now)) / 60_000), left];
  };

const send =
  (pick: (content: Content) => unknown): Ask =>
  async (lender, business, again) => {
    const persona = again ? 23 : 22;
    const body = { mobile: personaMobile(persona), scene: "password" };
    return pick(await (await lender.as(persona, business)).ok("userinfo-send-sms", body));
  };

const around = { lists: { interceptChannels: ["302"] } };
const product = { rate: 0.2, max: 20_000_000, min: 400_000, multiple: 20_000 };

/** What the product says that the lender does with each. */
export const byLender: readonly Answered[] = [
  { value: "constants.validNumber", to: 2, ask: wrongPasswords, was: 3010, is: 3015 },
  { value: "constants.withdrawalMinimum", to: 70_000, ask: least(49), was: 100_000, is: 70_000 },
  { value: "constants.withdrawalMinimumOlder", to: 90_000, ask: least(50), was: 200_000, is: 90_000 },
  { value: "constants.onlineTime", to: 4_000_000_000, ask: least(49), was: 100_000, is: 200_000 },
  { value: "constants.transferMinutes", to: 12, ask: transfer, was: 15, is: 12 },
  {
    value: "constants.periodDays",
    to: 21,
    ask: first,
    was: ["14 days", 14, 300_000, 22_500_000, 10_000, 0.28],
    is: ["21 days", 21, 300_000, 22_500_000, 10_000, 0.28],
  },
  {
    value: "constants.fallbackProduct",
    to: product,
    ask: first,
    was: ["14 days", 14, 300_000, 22_500_000, 10_000, 0.28],
    is: ["14 days", 14, 400_000, 20_000_000, 20_000, 0.2],
  },
  {
    value: "constants.fallbackProduct",
    to: product,
    ask: guest("/index/mainhome", "130", ({ content }) => content.productInfosList[0].canBorrowAmount),
    was: "225000.00",
    is: "200000.00",
  },
  {
    value: "constants.fallbackProduct",
    to: product,
    ask: facts(({ dueAmount }) => dueAmount),
    was: 1_299_950,
    // A charge of 2,000: 100 interest, 1,900 fee, 142.50 tax.
    is: 1_214_250,
  },
  { value: "constants.periodDays", to: 21, ask: facts(({ loanPeriod }) => loanPeriod), was: 14, is: 21 },
  {
    value: "constants.dueTime",
    to: "20:30:00",
    ask: facts(({ dueTime }) => clock(dueTime)),
    was: "06:59:59",
    is: "20:30:00",
  },
  {
    value: "constants.reminderTime",
    to: "17:30:00",
    ask: reminded,
    was: "09:00:00",
    is: "17:30:00",
  },
  {
    value: "constants.overdueDailyRate",
    to: 0.02,
    ask: facts(({ overdueDailyRate, lateFee }) => [overdueDailyRate, lateFee]),
    was: [0.01, 70_000],
    is: [0.02, 140_000],
  },
  { value: "constants.minimumRepayment", to: 50_000, ask: quoted, was: 10_000, is: 50_000 },
  { value: "constants.complaintHours", to: 72, ask: settled, was: 48, is: 72 },
  {
    value: "constants.cancellationDays",
    to: 30,
    ask: answer([2, 2], "userinfo-deactivate", ({ coolDays }) => coolDays, { reason: "other" }),
    was: 15,
    is: 30,
  },
  { value: "constants.submissionMinutes", to: 30, ask: mailed([14, 13]), was: [15, 2], is: [30, 2] },
  { value: "constants.submissionsPerDay", to: 5, ask: mailed([16, 17]), was: [15, 2], is: [15, 4] },
  { value: "constants.resendSeconds", to: 90, ask: send(({ resendSeconds }) => resendSeconds), was: 60, is: 90 },
  { value: "constants.codeLength", to: 6, ask: send(({ codeLength }) => codeLength), was: 4, is: 6 },
  {
    value: "constants.graphicCodeLength",
    to: 6,
    ask: answer([2, 2], "captcha-image", ({ length }) => length),
    was: 4,
    is: 6,
  },
  {
    value: "constants.mailCodeLength",
    to: 8,
    ask: answer([12, 11], "mail-send-code", ({ codeLength }) => codeLength, { mail: "ada@example.com" }),
    was: 6,
    is: 8,
  },
  { value: "flags.loanIntercept", to: false, around, ask: apply(5, 1, "sloan"), was: 2712, is: 3107 },
  { value: "lists.interceptChannels", to: ["302"], ask: apply(5, 1, "sloan"), was: 3107, is: 2712 },
  { value: "flags.subLoan", to: false, ask: apply(10, 6, "subloan"), was: 0, is: 3199 },
  {
    value: "lists.freeChannels",
    to: ["302"],
    ask: guest("/userinfo/baseinfo", "302", ({ status }) => status),
    was: 7,
    is: 0,
  },
];
