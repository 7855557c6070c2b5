import type { TestLender } from "../../server/testing/test-lender.ts";
import { personaMobile } from "../../server/lender/personas/phone.ts";

interface Brandish {
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly constants?: Readonly<Record<string, unknown>>;
  readonly lists?: Readonly<Record<string, unknown>>;
}

/** A value of the brand that the lender answers by: what he says while it is another one, and as it is shipped. */
interface Answered extends Brandish {
  readonly value: string;
  readonly to: unknown;
  /** `again`: it was asked before, and may have to be somebody else's. */
  readonly ask: (lender: TestLender, again: boolean) => Promise<unknown>;
  readonly was: unknown;
  readonly is: unknown;
}

const apply = (persona: number, productId: number, productType: string) => async (lender: TestLender) => {
  const borrower = await lender.as(persona);
  const { content } = await borrower.call("loan-preloan-info", { productType });
  const body = { quoteId: content.quoteId ?? "none", productId, loanAmount: "10000.00", purposeId: 1 };
  const account = { bankAccountGid: await borrower.bankAccountGid(), tradePassword: "2580" };
  return (await borrower.call("loan-apply", { ...body, ...account })).status;
};

const wrongPasswords = async (lender: TestLender, again: boolean) => {
  const persona = again ? 21 : 20;
  const borrower = await lender.as(persona);
  const say = { mobile: personaMobile(persona), password: "Wrong2026", agree: true };
  await borrower.call("userinfo-password-login", say);
  return (await borrower.call("userinfo-password-login", say)).status;
};

const least = (persona: number) => async (lender: TestLender) =>
  (await (await lender.as(persona)).ok("withdraw-list")).minimum;

const transfer = async (lender: TestLender, again: boolean) => {
  const borrower = await lender.as(again ? 33 : 3);
  const [bill] = (await borrower.ok("repayment-bill")).loanList;
  const { expiredTime } = await borrower.ok("repayment-va-static", { loanGid: bill.loanGid });
  const { now } = await lender.control("/__sandbox/clock");
  return Math.round((expiredTime - Number(now)) / 60_000);
};

/** The status that a guest of a channel gets for what is free on some. */
const guest = (c: string) => async (lender: TestLender) =>
  (await lender.app.inject({ method: "POST", url: `/ostrader/userinfo/baseinfo?c=${c}`, payload: {} })).json().status;

const intercepted = { lists: { interceptChannels: ["302"] } };

/** What the product says that the lender does with each. */
export const byLender: readonly Answered[] = [
  { value: "constants.validNumber", to: 2, ask: wrongPasswords, was: 3010, is: 3015 },
  { value: "constants.withdrawalMinimum", to: 70_000, ask: least(49), was: 100_000, is: 70_000 },
  { value: "constants.withdrawalMinimumOlder", to: 90_000, ask: least(50), was: 200_000, is: 90_000 },
  { value: "constants.onlineTime", to: 4_000_000_000, ask: least(49), was: 100_000, is: 200_000 },
  { value: "constants.transferMinutes", to: 12, ask: transfer, was: 15, is: 12 },
  {
    value: "constants.codeLength",
    to: 6,
    ask: async (lender) =>
      (await (await lender.as(21)).ok("userinfo-send-sms", { mobile: personaMobile(21), scene: "password" }))
        .codeLength,
    was: 4,
    is: 6,
  },
  {
    value: "constants.graphicCodeLength",
    to: 6,
    ask: async (lender) => (await (await lender.as(2)).ok("captcha-image")).length,
    was: 4,
    is: 6,
  },
  {
    value: "constants.mailCodeLength",
    to: 8,
    ask: async (lender) => (await (await lender.as(12)).ok("mail-send-code", { mail: "ada@example.com" })).codeLength,
    was: 6,
    is: 8,
  },
  { value: "flags.loanIntercept", to: false, ...intercepted, ask: apply(5, 1, "sloan"), was: 2712, is: 3107 },
  { value: "lists.interceptChannels", to: ["302"], ask: apply(5, 1, "sloan"), was: 3107, is: 2712 },
  { value: "flags.subLoan", to: false, ask: apply(10, 6, "subloan"), was: 0, is: 3199 },
  { value: "lists.freeChannels", to: ["302"], ask: guest("302"), was: 7, is: 0 },
];
