import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";
import { type BrandOf, type CallBrand, loadBrands } from "../contract/brands.ts";
import { openTestLender, type TestLender } from "../testing/test-lender.ts";
import { personaMobile } from "./personas/phone.ts";

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const DAY = 86_400_000;
const shipped = loadBrands(process.cwd());
const plain = shipped("718", "302");
let brand: CallBrand;
let lender: TestLender;

/** The brand of every call from here on, with some figures of its own. */
const say = (constants: Partial<LendingBrand["constants"]>, flags: Readonly<Record<string, boolean>> = {}) => {
  brand = { ...plain, constants: { ...plain.constants, ...constants }, flags: { ...plain.flags, ...flags } };
};
const now = async () => Number((await lender.control("/__sandbox/clock")).now);

beforeAll(async () => {
  lender = await openTestLender({ brandOf: () => brand });
}, 60_000);
afterAll(() => lender.close());
beforeEach(() => say({}));

describe("the brand of a call", () => {
  const names = (of: BrandOf, pair: [string?, string?]) => of(...pair).name;

  it("B2 is the one that its codes say, and the default's where a code is none", () => {
    expect(names(shipped, ["716", "104"])).toBe("Corvanta");
    expect(names(shipped, ["716", "130"])).toBe("Ochrely");
    expect(names(shipped, ["717", "999"])).toBe("Zumaly");
    expect(names(shipped, ["__proto__", "104"])).toBe("Kestrow");
    expect(names(shipped, [])).toBe("Kestrow");
  });

  it("the lender answers two brands by the figures of each", async () => {
    const borrower = await lender.as(2);
    say({ graphicCodeLength: 6 });
    expect((await borrower.ok("captcha-image")).length).toBe(6);
    say({});
    expect((await borrower.ok("captcha-image")).length).toBe(4);
  });
});

it("A6 the brand says on which channels guests may ask more", async () => {
  const request = { method: "POST", url: "/ostrader/userinfo/baseinfo?c=302", payload: {} } as const;
  const ask = async () => (await lender.app.inject(request)).json().status;
  expect(await ask()).toBe(7);
  brand = { ...plain, lists: { ...plain.lists, freeChannels: ["302"] } };
  expect(await ask()).toBe(0);
});

describe("each figure of a brand is the lender's too", () => {
  it("K1 codes: how long they are, when the next is sent, and how often one may be wrong", async () => {
    say({ codeLength: 6, resendSeconds: 90, validNumber: 2 });
    const borrower = await lender.as(20);
    const mobile = personaMobile(20);
    const sent = await borrower.ok("userinfo-send-sms", { mobile, scene: "password" });
    expect(sent).toMatchObject({ codeLength: 6, resendSeconds: 90 });
    const log = (password: string) => borrower.call("userinfo-password-login", { mobile, password, agree: true });
    expect([(await log("Wrong2026")).status, (await log("Wrong2026")).status]).toEqual([3010, 3015]);
  });

  it("F11 what a submission is: how often a day, for how long, and how long it freezes", async () => {
    say({ submissionsPerDay: 2, submissionMinutes: 20, freezeHours: 30, mailCodeLength: 4 });
    const borrower = await lender.as(3);
    const ask = () => borrower.call("mail-send-code", { mail: "ada@example.com" });
    const { content } = await ask();
    expect(content).toMatchObject({ left: 1, codeLength: 4 });
    expect(Math.abs(content.expireTime - (await now()) - 20 * 60_000)).toBeLessThan(60_000);
    await lender.control("/__sandbox/clock", { set: (await now()) + 60_000 });
    expect((await ask()).content.left).toBe(0);
    expect(await ask()).toMatchObject({ status: 3054, content: { hours: 30 } });
    await lender.control("/__sandbox/clock", { set: (await now()) + 29 * 3_600_000 });
    expect(await ask()).toMatchObject({ status: 3054, content: { hours: 1 } });
    await lender.control("/__sandbox/clock", { set: (await now()) + 2 * 3_600_000 });
    expect((await ask()).status).toBe(0);
  });

  it.each([
    [{ couponAmount: 25_000 }, {}, 12, 25_000],
    [{}, { voucher: false }, 13, 0],
  ])("F11 the coupon for an e-mail with %j and %j, persona %i: %d kobo", async (constants, flags, persona, coupon) => {
    say(constants, flags);
    const borrower = await lender.as(persona);
    await borrower.ok("mail-send-code", { mail: "ada@example.com" });
    expect((await borrower.ok("mail-bind", { mail: "ada@example.com", code: "123456" })).coupon).toBe(coupon);
    expect((await borrower.ok("voucher-list", {})).vouchers).toHaveLength(coupon === 0 ? 0 : 1);
  });

  it("F11 what activating a card costs", async () => {
    say({ activationAmount: 500 });
    const card = { cardNo: "5061500000000012", expiryMonth: "12", expiryYear: "30", cvv: "123" };
    expect((await (await lender.as(14)).ok("bankcard-add", card)).fee).toBe(500);
  });

  it("V13 the least that is paid of a bill, and how long a transfer is waited for", async () => {
    say({ minimumRepayment: 50_000, transferMinutes: 12 });
    const borrower = await lender.as(3);
    const { loanList } = await borrower.ok("repayment-bill");
    const { loanGid } = loanList[0];
    expect((await borrower.ok("repayment-quote", { loanGid })).minimumAmount).toBe(50_000);
    const { expiredTime } = await borrower.ok("repayment-va-static", { loanGid });
    expect(Math.abs(expiredTime - (await now()) - 12 * 60_000)).toBeLessThan(60_000);
  });

  it("A5 where cards are off, none is charged", async () => {
    say({}, { bankCard: false });
    const borrower = await lender.as(3);
    const { loanGid } = (await borrower.ok("repayment-bill")).loanList[0];
    const payment = { loanGid, amount: "100.00", method: "card", bankcardGid: await borrower.bankcardGid() };
    expect((await borrower.call("repayment-pay", payment)).status).toBe(3199);
    expect((await borrower.call("repayment-pay", { ...payment, method: "transfer" })).status).toBe(0);
  });

  it("V7 K9 the least that is withdrawn, and who is of the older activities", async () => {
    const [newer, older] = [await lender.as(49), await lender.as(50)];
    const least = async () => [(await newer.ok("withdraw-list")).minimum, (await older.ok("withdraw-list")).minimum];
    say({ withdrawalMinimum: 70_000, withdrawalMinimumOlder: 90_000 });
    expect(await least()).toEqual([70_000, 90_000]);
    say({ onlineTime: 4_000_000_000 });
    expect(await least()).toEqual([200_000, 200_000]);
  });

  it("K4 what being late costs and when a loan is due, by the brand in which it was made", async () => {
    say({ overdueDailyRate: 0.02, dueTime: "12:00:00" });
    const borrower = await lender.as(2);
    const facts = await borrower.ok("loan-contract", { productId: 1, loanAmount: "10000.00" });
    expect(facts).toMatchObject({ overdueDailyRate: 0.02, lateDays: 7, lateFee: 140_000 });
    expect(new Date(facts.dueTime).toISOString()).toMatch(/T11:00:00/);
    expect((await borrower.ok("loan-preloan-info", {})).overdueDailyRate).toBe(0.02);
  });

  it("F5 how long cancelling takes", async () => {
    say({ cancellationDays: 30 });
    const borrower = await lender.as(15);
    const { coolDays } = await borrower.ok("userinfo-deactivate", { reason: "other" });
    expect(coolDays).toBe(30);
    const mobile = personaMobile(15);
    await borrower.ok("userinfo-send-sms", { mobile, scene: "cancel" });
    const { cancelTime } = await borrower.ok("userinfo-cancel", { smsCode: "1234" });
    expect(Math.abs(cancelTime - (await now()) - 30 * DAY)).toBeLessThan(60_000);
  });
});
