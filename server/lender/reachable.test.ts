import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { lagosDay, lagosMidnight } from "../../lending/lagos-time.ts";
import { bankCard } from "../database/tables/bank.ts";
import type { Answer } from "../testing/test-lender.ts";
import { application } from "../testing/lent.ts";
import { openPersonaLender, type PersonaLender } from "../testing/persona-lender.ts";
import { personaMobile } from "./personas/phone.ts";

vi.mock("node:timers/promises", () => ({ setTimeout: vi.fn(async () => undefined) }));
// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const LANGUAGES = ["en_US", "zh_CN"] as const;
/** The words of a key as they are written, with their placeholders. */
function text(language: string, key: string): string | undefined {
  const [file, name = ""] = key.split(".");
  const { texts } = JSON.parse(readFileSync(`locales/${language}/${file}.text.json`, "utf8"));
  return texts[name];
}

let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
}, 60_000);
afterAll(() => lender.close());

type Way = (bl: string) => Promise<{ status: number; message: string }>;

/** A persona's call, in a session of its own. */
const by =
  (persona: number, id: string, body: object = {}): Way =>
  async (language) =>
    (await lender.as(persona)).call(id, body, { language });

const asGuest =
  (id: string, body: object): Way =>
  (bl) =>
    lender.ask(id, body, { bl });

/** A fault that the sandbox was told to play. */
const byFault =
  (status: number): Way =>
  async (language) => {
    await lender.control("/__sandbox/fault", { path: "/notice/list", status });
    return (await lender.as(2)).call("notice-list", {}, { language });
  };

/** The same call until it answers something else than `status`. */
const until =
  (status: number, way: Way): Way =>
  async (bl) => {
    for (let tries = 0; tries < 8; tries++) {
      const answer = await way(bl);
      if (answer.status !== status) return answer;
    }
    throw new Error(`it answered ${status} eight times`);
  };

/** A code by e-mail after the last of a day: a minute lies between two of them. */
const frozen: Way = async (bl) => {
  const noon = lagosMidnight(lagosDay((await lender.control("/__sandbox/clock")).now as number) + 1) + 12 * 3_600_000;
  await lender.control("/__sandbox/clock", { set: noon });
  const ask = by(10, "mail-send-code", { mail: "a@example.com" });
  const waiting = async (language: string) => {
    await lender.control("/__sandbox/clock", { advanceMs: 60_000 });
    return ask(language);
  };
  return until(0, waiting)(bl);
};

const apply = { quoteId: "x", productId: 1, loanAmount: "3000.00", tradePassword: "2580" };
const phone = (number: number) => personaMobile(number);
const card = { cardNo: "5061500000000012", expiryMonth: "12", expiryYear: "40", cvv: "123" };
const contact = (number: string, relationship: string) => ({ name: "N", phone: number, relationship });
const family = [contact("8031110001", "spouse"), contact("8031110002", "mother")];

const second =
  (persona: number): Way =>
  async (language) => {
    const borrower = await lender.as(persona);
    await borrower.call("userinfo-baseinfo");
    return borrower.call("userinfo-baseinfo", {}, { language });
  };

const newcomer: () => Promise<string> = async () => {
  const mobile = `80${String(Date.now()).slice(-4)}${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`;
  await lender.ask("userinfo-send-sms", { mobile, scene: "register" });
  const body = { mobile, smsCode: "1234", password: "Naira2026", agree: true };
  return (await lender.ask("userinfo-register", body)).content.userToken;
};
const byNewcomer =
  (id: string, body: object): Way =>
  async (bl) =>
    lender.ask(id, body, { token: await newcomer(), bl });

const payBy =
  (persona: number, outcome: string): Way =>
  async (language) => {
    const borrower = await lender.as(persona);
    const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
    const bankcardGid = await borrower.bankcardGid(outcome);
    return borrower.call("repayment-pay", { loanGid, amount: "100.00", method: "card", bankcardGid }, { language });
  };

const withdrawn: Way = async (language) => {
  const borrower = await lender.as(2);
  await borrower.ok("consent-save", { consent: "bureau", textVersion: "1", granted: false });
  const answer = await borrower.call("risk-auth", {}, { language });
  await borrower.ok("consent-save", { consent: "bureau", textVersion: "1", granted: true });
  return answer;
};

const underWay: Way = async (language) => {
  const borrower = await lender.as(48);
  await borrower.call("loan-apply", await application(borrower));
  return borrower.call("loan-apply", await application(borrower), { language });
};

const settledLink: Way = async (language) => {
  const borrower = await lender.as(53);
  const { loanGid } = (await borrower.ok("loan-list")).loanList[0];
  return borrower.call("repayment-va-static", { loanGid }, { language });
};

const awaited: Way = async (language) => {
  const borrower = await lender.as(50);
  const accountGid = await borrower.bankAccountGid();
  await borrower.call("withdraw-apply", { amount: "2000.00", bankAccountGid: accountGid, tradePassword: "2580" });
  return borrower.call("bankaccount-remove", { accountGid }, { language });
};

const atMidnight: Way = async (language) => {
  const { now } = (await lender.control("/__sandbox/clock")) as { now: number };
  await lender.control("/__sandbox/clock", { set: lagosMidnight(lagosDay(now) + 1) + 60_000 });
  const body = { bankCode: "058", accountNumber: "0123456785" };
  const answer = await (await lender.as(2)).call("bankaccount-add", body, { language });
  await lender.control("/__sandbox/clock", { set: now });
  return answer;
};

const beforeOtp: Way = async (language) => {
  const borrower = await lender.as(5);
  await lender.database.db.update(bankCard).set({ removedAt: 1 }).where(eq(bankCard.borrowerId, borrower.row.id));
  const { activationGid } = await borrower.ok("bankcard-add", card);
  await borrower.ok("bankcard-pin", { activationGid, pin: "1234" });
  return borrower.call("bankcard-activate", { activationGid }, { language });
};

const withdraw: Way = async (language) => {
  const borrower = await lender.as(50);
  const bankAccountGid = await borrower.bankAccountGid();
  return borrower.call("withdraw-apply", { amount: "1999.00", bankAccountGid, tradePassword: "2580" }, { language });
};

const login = (mobile: string, password = "Naira2026"): Way =>
  asGuest("userinfo-password-login", { mobile, password, agree: true });
const pin = (persona: number): Way =>
  by(persona, "userinfo-trade-password-modify", { oldPassword: "1111", password: "2580" });

/** Section 8 of the specification: what is said, and who or what brings it about. */
const table: [status: number, words: string, way: Way][] = [
  [7, "login expired, please log in again", second(20)],
  [17, "this account is logged in on another device, for security please change password promptly", second(21)],
  [2200, "Your account status is abnormal, please login again", second(22)],
  [100008, "Your account status is abnormal, please login again", second(23)],
  [100009, "Your account status is abnormal, please login again", second(24)],
  [15, "Your account status is abnormal, please login again", second(25)],
  [29, "Your account status is abnormal, please login again", second(26)],
  [2712, "Please apply for a loan in the app", by(19, "risk-auth")],
  [1015, "Please enter the code in the picture", login(phone(41))],
  [
    1014,
    "The graphic code is incorrect, please enter it again",
    asGuest("userinfo-password-login", {
      mobile: phone(41),
      password: "x",
      agree: true,
      captchaId: "none",
      captchaCode: "0000",
    }),
  ],
  ...[1016, 1617, 1618, 1619, 1010, 1017, 1013].map((status): [number, string, Way] => [
    status,
    "Please enter the code in the picture",
    byFault(status),
  ]),
  [1638, "Please verify this device by SMS", by(2, "device-bind", { zuid: `${"a".repeat(32)}2` })],
  [2801, "Please enter the OTP sent by your bank", beforeOtp],
  [
    3011,
    "Please set your transaction password first",
    byNewcomer("userinfo-trade-password-modify", { oldPassword: "1111", password: "2580" }),
  ],
  [-1, "system error", byFault(-1)],
  [3010, "Incorrect Password, Please try again", login(phone(7), "Wrong2026")],
  [
    3015,
    "Enter the password wrong too many times, please reset your password or try again later",
    until(3010, login(phone(42))),
  ],
  [3017, "This account is being closed; logging in withdraws that", login(phone(44))],
  [3012, "The user is already registered", asGuest("userinfo-send-sms", { mobile: phone(2), scene: "register" })],
  [
    3013,
    "The SMS code or graphic code is incorrect",
    asGuest("userinfo-sms-login", { mobile: phone(2), smsCode: "9999", agree: true }),
  ],
  [3014, "The account doesn't exist", login(phone(43))],
  [
    3016,
    "This user is not registered",
    asGuest("userinfo-sms-login", { mobile: phone(43), smsCode: "1234", agree: true }),
  ],
  [3020, "Incorrect transaction password, {{left}} tries left", pin(8)],
  [3021, "Enter the password wrong too many times，Please reset your Trade Password", until(3020, pin(9))],
  [3030, "BVN does not exist", by(46, "bvn-verify", { bvn: "22000000900" })],
  [
    3031,
    "The BVN you filled in already exists, please fill in your own correct BVN",
    by(45, "bvn-verify", { bvn: "22000000900" }),
  ],
  [3032, "Your BVN has been modified once and cannot be modified again", by(47, "bvn-modify", { bvn: "22000000900" })],
  [
    3040,
    "The bank account is unavailable because of channel maintenance, please use another one",
    by(2, "bankaccount-resolve", { bankCode: "058", accountNumber: "0000000000" }),
  ],
  [3041, "Bank account cannot be added at 0:00-1:00", atMidnight],
  [
    3050,
    "The card is invalid, please check it and try again",
    by(2, "bankcard-add", { ...card, cardNo: "4242424242424242" }),
  ],
  [3051, "The card PIN is incorrect, {{left}} tries left", payBy(3, "pin-wrong")],
  [3052, "The OTP is incorrect, {{left}} tries left", payBy(3, "otp-wrong")],
  [3053, "The card is locked for 1 hour, please try again later", payBy(3, "locked")],
  [3054, "Too many tries, please try again in {{hours}} hours", frozen],
  [3101, "You have overdue loan, please apply loan after repay", by(4, "loan-apply", apply)],
  [3102, "The loan quota is full on the day, please come again tomorrow", by(27, "loan-apply", apply)],
  [
    3103,
    "The number of transactions today has reached the limit，Please try again tomorrow",
    by(28, "loan-apply", apply),
  ],
  [3104, "Only your loan credit limit is more than ₦{{amount}}, you can apply loan", by(29, "loan-apply", apply)],
  [3106, "The terms have changed, please check and confirm them again", by(2, "loan-apply", apply)],
  [3107, "Please complete your credit information first", byNewcomer("credit-submit", {})],
  [3108, "You took back your consent to credit checks: give it again to borrow", withdrawn],
  [3109, "Your other application is still under way: wait for its outcome first", underWay],
  [3105, "The amount is invalid, please check it and try again", byFault(3105)],
  [3110, "The payment channel is under maintenance, please try again later", byFault(3110)],
  [3120, "The repayment link is invalid", settledLink],
  [3121, "Your bill payment is being verified", payBy(38, "success")],
  [3122, "Money is on its way to this account: remove it once it has arrived", awaited],
  [3130, "The withdrawal amount must be greater than or equal to {{amount}} Naira", withdraw],
  [
    3140,
    "This contact is repeated please select another",
    by(2, "credit-contacts", { contacts: [...family, contact("8031110001", "friend")] }),
  ],
  [
    3141,
    "Please do not enter your own phone number",
    by(2, "credit-contacts", { contacts: [...family, contact(phone(2), "friend")] }),
  ],
  [3198, "What you are looking for was not found", by(2, "withdraw-detail", { orderNo: "W" })],
  [3199, "This is not possible at the moment, please refresh and try again", by(2, "credit-submit")],
];

/** Whether a message is a text with its placeholders filled. */
function isFilled(message: string, template: string): boolean {
  const pattern = template.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${pattern.join("\\S+")}$`).test(message);
}

describe("X6 every message of the product is reachable in both languages", () => {
  it.each(table)("%d %s", async (status, words, way) => {
    expect(text("en_US", `errors.${status}`)).toBe(words);
    for (const language of LANGUAGES) {
      const answer = await way(language);
      expect(answer.status).toBe(status);
      const template = text(language, `errors.${status}`) ?? "";
      expect({ message: answer.message, fits: isFilled(answer.message, template) }).toMatchObject({ fits: true });
    }
    expect(text("zh_CN", `errors.${status}`)).toMatch(/[\u4e00-\u9fff]/);
  });

  const applied =
    (persona: number) =>
    async (language: string): Promise<Answer> =>
      (await lender.as(persona)).call("loan-query-status", {}, { language });
  const paid =
    (persona: number, outcome: string, ms = 0) =>
    async (language: string): Promise<Answer> => {
      const { content } = (await payBy(persona, outcome)(language)) as Answer;
      await lender.control("/__sandbox/clock", { advanceMs: ms });
      return (await lender.as(persona)).call("repayment-status", { payGid: content.payGid }, { language });
    };

  it.each([
    ["bank-problem", "bank", applied(32)],
    ["unactivated-card", "not activated", applied(31)],
    ["overdue", "overdue loan", applied(59)],
    ["insufficient-balance", "insufficient", paid(52, "insufficient")],
    ["network", "network or the payment channel", paid(39, "success", 60_000)],
  ])("a loan or payment that failed says why: %s", async (code, words, way) => {
    for (const language of LANGUAGES) {
      const { failReason, failText } = (await way(language)).content;
      expect({ failReason, failText }).toEqual({ failReason: code, failText: text(language, `lender.fail-${code}`) });
    }
    expect(text("en_US", `lender.fail-${code}`)).toContain(words);
    expect(text("zh_CN", `lender.fail-${code}`)).toMatch(/[\u4e00-\u9fff]/);
  });

  it.each([
    ["request-timeout", "request timeout"],
    ["contract-breach", "The answer could not be read, please try again later"],
  ])("what the page says itself has words: %s", (key, words) => {
    expect(text("en_US", `errors.${key}`)).toBe(words);
    expect(text("zh_CN", `errors.${key}`)).toMatch(/[\u4e00-\u9fff]/);
  });
});
