import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bankCard } from "../../database/tables/bank.ts";
import { lagosDay, lagosMidnight } from "../../../lending/lagos-time.ts";
import type { TestBorrower } from "../../testing/test-lender.ts";
import { openPersonaLender, type PersonaLender } from "../../testing/persona-lender.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const GOOD = "5061500000000012";
const PIN_WRONG = "5060990000000016";
const LOCKED = "4111111111111111";
const POOR = "5555555555554444";
const ASKS = "5078650000000024";
const date = { expiryMonth: "12", expiryYear: "40", cvv: "123" };

let lender: PersonaLender;
beforeAll(async () => {
  lender = await openPersonaLender();
  // Noon: three submissions must fit into one Lagos day.
  const { now } = (await lender.control("/__sandbox/clock")) as { now: number };
  await lender.control("/__sandbox/clock", { set: lagosMidnight(lagosDay(now) + 1) + 12 * HOUR });
}, 60_000);
afterAll(async () => {
  expect((await lender.control("/__sandbox/ledger")).sum).toBe("0.00");
  expect(lender.errors).toEqual([]);
  await lender.close();
});

/** A persona who has no card. */
async function without(persona: number): Promise<TestBorrower> {
  const borrower = await lender.as(persona);
  await lender.database.db.update(bankCard).set({ removedAt: 1 }).where(eq(bankCard.borrowerId, borrower.row.id));
  return borrower;
}

const add = (borrower: TestBorrower, cardNo: string, more: object = {}) =>
  borrower.call("bankcard-add", { cardNo, ...date, ...more });
const balance = async (code: string) => {
  const { accounts } = (await lender.control("/__sandbox/ledger")) as { accounts: { code: string; balance: string }[] };
  return accounts.find((account) => account.code === code)?.balance;
};

describe("S15 F11 a card's activation", () => {
  it.each([
    [{ cardNo: "" }, 3100, "Please enter the card number"],
    [{ cardNo: "506150000000001" }, 3100, "The card number has 16 or 19 digits"],
    [{ cardNo: "5061500000000013" }, 3100, "The card number is incorrect, please check it"],
    [{ expiryMonth: "13" }, 3100, "Please enter the expiry date as month and year"],
    [{ expiryYear: "20" }, 3100, "The card has expired"],
    [{ cvv: "12" }, 3100, "Please enter the 3 digits on the back of the card"],
    [{ cardNo: "4242424242424242" }, 3050, "The card is invalid, please check it and try again"],
  ])("V6 X6 %o answers %d", async (change, status, message) => {
    expect(await add(await without(5), GOOD, change)).toMatchObject({ status, message });
  });

  it("goes from PIN to OTP to ₦1, gives a coupon once, and the ₦1 comes back after a loan", async () => {
    const borrower = await without(47);
    const { content } = await add(borrower, GOOD);
    expect(content).toMatchObject({ step: "pin", cardNo: "506150******0012", left: 2, fee: 100 });
    const { activationGid, bankcardGid } = content;
    expect((await borrower.call("bankcard-otp", { activationGid, otp: "123456" })).status).toBe(3199);
    expect((await borrower.call("bankcard-pin", { activationGid, pin: "123" })).status).toBe(3100);
    expect((await borrower.call("bankcard-pin", { activationGid, pin: "9999" })).status).toBe(3051);
    expect(await borrower.ok("bankcard-pin", { activationGid, pin: "1234" })).toMatchObject({ step: "otp", left: 2 });
    expect((await borrower.call("bankcard-activate", { activationGid })).status).toBe(2801);
    expect((await borrower.call("bankcard-otp", { activationGid, otp: "000000" })).status).toBe(3052);
    expect(await borrower.ok("bankcard-otp", { activationGid, otp: "123456" })).toMatchObject({
      step: "activate",
      left: 2,
    });
    expect((await borrower.ok("bankcard-list")).cards[0]).toMatchObject({ bankcardStatus: 0, debitCandeduct: 0 });
    const active = { bankcardGid, bankcardStatus: 1, fee: 100, coupon: 10_000 };
    const options = { key: "activate" };
    expect(await borrower.ok("bankcard-activate", { activationGid }, options)).toEqual(active);
    expect(await borrower.ok("bankcard-activate", { activationGid }, options)).toEqual(active);
    expect(await balance("activation-payable")).toBe("-1.00");
    expect((await borrower.ok("bankcard-list")).cards[0]).toMatchObject({ bankcardStatus: 1, cardAuthStatus: 1 });
    expect((await borrower.ok("userinfo-baseinfo")).voucherCount).toBe(1);
    expect((await add(borrower, GOOD)).content).toMatchObject({ step: "done", bankcardGid });

    const { quoteId } = await borrower.ok("loan-preloan-info");
    const bankAccountGid = await borrower.bankAccountGid();
    const loan = { quoteId, productId: 1, loanAmount: "3000.00", bankAccountGid, purposeId: 1, tradePassword: "2580" };
    await borrower.ok("loan-apply", loan);
    await lender.control("/__sandbox/clock", { advanceMs: MINUTE });
    expect((await borrower.ok("message-list")).messages.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(["card-activated", "card-refunded", "loan-paid-out"]),
    );
    expect(await balance("activation-payable")).toBe("0.00");
  });

  it("is frozen for 24 hours after three submissions on one day", async () => {
    const borrower = await without(9);
    const cards = [GOOD, PIN_WRONG, ASKS, POOR];
    const answers = [];
    for (const card of cards) answers.push(await add(borrower, card));
    expect(answers.map(({ status }) => status)).toEqual([0, 0, 0, 3054]);
    expect(answers.slice(0, 3).map(({ content }) => content.left)).toEqual([2, 1, 0]);
    await lender.control("/__sandbox/clock", { advanceMs: 23 * HOUR });
    expect((await add(borrower, GOOD)).message).toBe("Too many tries, please try again in 1 hour");
    await lender.control("/__sandbox/clock", { advanceMs: HOUR + MINUTE });
    expect((await add(borrower, GOOD)).status).toBe(0);
  });

  it("the freeze is told before a card is typed, with its end, and whether one can be gone on with", async () => {
    const borrower = await without(15);
    const told = async () => (await borrower.ok("userinfo-extras")).cardFreeze;
    for (const card of [GOOD, PIN_WRONG]) await add(borrower, card);
    expect(await told()).toBeUndefined();
    const { now } = (await lender.control("/__sandbox/clock")) as { now: number };
    await add(borrower, ASKS);
    const { until, underWay } = await told();
    expect(underWay).toBe(true);
    expect(until - now).toBeGreaterThanOrEqual(24 * HOUR);
    expect(until - now).toBeLessThan(24 * HOUR + MINUTE);
    expect((await borrower.ok("userinfo-extras")).mailFreeze).toBeUndefined();
    await lender.control("/__sandbox/clock", { advanceMs: 15 * MINUTE });
    expect(await told()).toEqual({ until, underWay: false });
    await lender.control("/__sandbox/clock", { advanceMs: 24 * HOUR - 15 * MINUTE });
    expect(await told()).toBeUndefined();
    expect((await add(borrower, GOOD)).status).toBe(0);
  });

  it("C5 a card that is sent again while its PIN is awaited goes on and costs none of the three; after 15 minutes it does", async () => {
    const borrower = await without(17);
    const sent = [];
    for (let tries = 0; tries < 4; tries++) sent.push((await add(borrower, GOOD)).content);
    expect(sent.map(({ left }) => left)).toEqual([2, 2, 2, 2]);
    expect(new Set(sent.map(({ activationGid }) => activationGid)).size).toBe(1);
    expect((await add(borrower, ASKS)).content.left).toBe(1);
    await lender.control("/__sandbox/clock", { advanceMs: 15 * MINUTE });
    const { activationGid, left } = (await add(borrower, GOOD)).content;
    expect([activationGid === sent[0]?.activationGid, left]).toEqual([false, 0]);
  });

  it("is charged once, whatever was begun beside it", async () => {
    const borrower = await without(18);
    const first = (await add(borrower, GOOD)).content.activationGid;
    await borrower.ok("bankcard-pin", { activationGid: first, pin: "1234" });
    const second = (await add(borrower, GOOD)).content.activationGid;
    expect(second).not.toBe(first);
    await borrower.ok("bankcard-pin", { activationGid: second, pin: "1234" });
    const otp = { otp: "123456" };
    const paid = await balance("activation-payable");
    expect(await borrower.ok("bankcard-activate", { activationGid: second, ...otp })).toMatchObject({ fee: 100 });
    const again = await borrower.ok("bankcard-activate", { activationGid: first, ...otp });
    expect(again).toMatchObject({ bankcardStatus: 1, fee: 0, coupon: 0 });
    expect(Number(await balance("activation-payable")) - Number(paid)).toBe(-1);
  });

  it("V6 X6 a locked card is not unlocked by being removed", async () => {
    const borrower = await without(28);
    const { activationGid, bankcardGid } = (await add(borrower, GOOD)).content;
    for (let tries = 0; tries < 3; tries++) await borrower.call("bankcard-pin", { activationGid, pin: "9999" });
    expect((await borrower.call("bankcard-remove", { bankcardGid })).status).toBe(3053);
    expect((await add(borrower, GOOD)).status).toBe(3053);
    await lender.control("/__sandbox/clock", { advanceMs: HOUR });
    expect((await borrower.call("bankcard-remove", { bankcardGid })).status).toBe(0);
  });

  it.each([
    [10, "pin"],
    [19, "otp"],
    [14, "activate"],
  ] as const)(
    "must be completed within 15 minutes; of persona %i it is over before the step %s",
    async (persona, step) => {
      const borrower = await without(persona);
      const { activationGid } = (await add(borrower, GOOD)).content;
      const send = {
        pin: (language = "en_US") => borrower.call("bankcard-pin", { activationGid, pin: "1234" }, { language }),
        otp: (language = "en_US") => borrower.call("bankcard-otp", { activationGid, otp: "123456" }, { language }),
        activate: (language = "en_US") => borrower.call("bankcard-activate", { activationGid }, { language }),
      };
      if (step !== "pin") expect((await send.pin()).status).toBe(0);
      if (step === "activate") expect((await send.otp()).status).toBe(0);
      await lender.control("/__sandbox/clock", { advanceMs: 15 * MINUTE });
      const over = { status: 3199, message: "The time for this is over, please start again" };
      expect(await send[step]()).toMatchObject(over);
      expect(await send[step]("zh_CN")).toMatchObject({ status: 3199, message: "操作已超时，请重新开始" });
    },
  );

  it("X6 locks the card for an hour after three wrong PINs", async () => {
    const borrower = await without(11);
    const { activationGid } = (await add(borrower, PIN_WRONG)).content;
    const answers = [];
    for (let tries = 0; tries < 4; tries++)
      answers.push(await borrower.call("bankcard-pin", { activationGid, pin: "1234" }));
    expect(answers.map(({ status }) => status)).toEqual([3051, 3051, 3053, 3053]);
    expect(answers.slice(0, 2).map(({ message }) => message)).toEqual([
      "The card PIN is incorrect, 2 tries left",
      "The card PIN is incorrect, 1 try left",
    ]);
    expect((await borrower.ok("bankcard-list")).cards[0].bankcardStatus).toBe(2);
    const locked = (await add(borrower, LOCKED)).content.activationGid;
    expect((await borrower.call("bankcard-pin", { activationGid: locked, pin: "1234" })).status).toBe(3053);
  });

  it("V6 F11 a card that is locked for its hour is refused before a try of the day is counted", async () => {
    const borrower = await without(16);
    const { activationGid } = (await add(borrower, PIN_WRONG)).content;
    for (let tries = 0; tries < 3; tries++) await borrower.call("bankcard-pin", { activationGid, pin: "1234" });
    for (let tries = 0; tries < 4; tries++) expect((await add(borrower, PIN_WRONG)).status).toBe(3053);
    expect((await add(borrower, GOOD)).content.left).toBe(1);
    await lender.control("/__sandbox/clock", { advanceMs: HOUR });
    expect((await add(borrower, PIN_WRONG)).content).toMatchObject({ step: "pin", left: 0 });
  });

  it("X6 a card without money is not activated", async () => {
    const borrower = await without(12);
    const { activationGid } = (await add(borrower, POOR)).content;
    await borrower.ok("bankcard-pin", { activationGid, pin: "1234" });
    await borrower.ok("bankcard-otp", { activationGid, otp: "123456" });
    expect(await borrower.call("bankcard-activate", { activationGid })).toMatchObject({
      status: 3050,
      message: "The balance of your card is insufficient",
    });
  });

  it("X4 2801 a bank that asks for an OTP with the ₦1 wants it with the same call, another than before, and a wrong one counts", async () => {
    const borrower = await without(7);
    const { activationGid } = (await add(borrower, ASKS)).content;
    await borrower.ok("bankcard-pin", { activationGid, pin: "1234" });
    await borrower.ok("bankcard-otp", { activationGid, otp: "123456" });
    const activate = (more = {}) => borrower.call("bankcard-activate", { activationGid, ...more });
    expect((await activate({ otp: "123456" })).status).toBe(2801);
    expect(await activate({ otp: "000000" })).toMatchObject({
      status: 3052,
      message: "The OTP is incorrect, 2 tries left",
    });
    expect((await activate({ otp: "12" })).status).toBe(3100);
    expect((await activate({ otp: "123456" })).content).toMatchObject({ bankcardStatus: 1, fee: 100 });
  });

  it("X4 an OTP that was not given before may come with the activation", async () => {
    const borrower = await without(8);
    const { activationGid } = (await add(borrower, GOOD)).content;
    expect((await borrower.call("bankcard-activate", { activationGid, otp: "123456" })).status).toBe(3199);
    await borrower.ok("bankcard-pin", { activationGid, pin: "1234" });
    expect((await borrower.call("bankcard-activate", { activationGid })).status).toBe(2801);
    expect((await borrower.ok("bankcard-activate", { activationGid, otp: "123456" })).bankcardStatus).toBe(1);
  });

  it("R79 another's submission and another's card are not found", async () => {
    const { activationGid } = (await add(await without(13), GOOD)).content;
    const other = await lender.as(2);
    expect((await other.call("bankcard-pin", { activationGid, pin: "1234" })).status).toBe(3198);
    const theirs = await (await lender.as(3)).bankcardGid();
    expect((await other.call("bankcard-remove", { bankcardGid: theirs })).status).toBe(3198);
    const owing = await lender.as(4);
    const { loanGid } = (await owing.ok("repayment-bill")).loanList[0];
    const paying = { loanGid, amount: "100.00", method: "card", bankcardGid: theirs };
    expect((await owing.call("repayment-pay", paying)).status).toBe(3198);
  });

  it("E9 the card chosen as default is first and the only one said to be it; one that cannot be used is not chosen", async () => {
    const borrower = await without(6);
    type Card = { bankcardGid: string; isDefault: boolean };
    const defaults = async () =>
      ((await borrower.ok("bankcard-list")).cards as Card[]).map(({ bankcardGid, isDefault }) => [
        bankcardGid,
        isDefault,
      ]);
    const activated = async (cardNo: string) => {
      const { activationGid, bankcardGid } = (await add(borrower, cardNo)).content;
      await borrower.ok("bankcard-pin", { activationGid, pin: "1234" });
      expect((await borrower.ok("bankcard-activate", { activationGid, otp: "123456" })).bankcardStatus).toBe(1);
      return bankcardGid as string;
    };
    const { bankcardGid: waiting } = (await add(borrower, PIN_WRONG)).content;
    expect(await defaults()).toEqual([[waiting, false]]);
    const first = await activated(GOOD);
    const second = await activated(ASKS);
    const choose = (bankcardGid: string) => borrower.call("bankcard-default", { bankcardGid });
    expect((await choose(waiting)).status).toBe(3199);
    expect(await defaults()).toEqual([
      [waiting, false],
      [first, true],
      [second, false],
    ]);
    expect((await choose(second)).status).toBe(0);
    expect(await defaults()).toEqual([
      [second, true],
      [waiting, false],
      [first, false],
    ]);
    await borrower.ok("bankcard-remove", { bankcardGid: second });
    expect((await choose(second)).status).toBe(3198);
    expect(await defaults()).toEqual([
      [waiting, false],
      [first, true],
    ]);
    const theirs = await (await lender.as(3)).bankcardGid();
    expect((await choose(theirs)).status).toBe(3198);
  });

  it("X6 a removed card is gone and pays nothing; one whose payment is verified stays", async () => {
    const borrower = await lender.as(3);
    const bankcardGid = await borrower.bankcardGid();
    const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
    await borrower.ok("bankcard-remove", { bankcardGid });
    expect((await borrower.ok("bankcard-list")).cards).toHaveLength(6);
    const pay = { loanGid, amount: "100.00", method: "card", bankcardGid };
    expect((await borrower.call("repayment-pay", pay)).status).toBe(3050);
    const waiting = await lender.as(38);
    expect((await waiting.call("bankcard-remove", { bankcardGid: await waiting.bankcardGid() })).status).toBe(3121);
  });
});
