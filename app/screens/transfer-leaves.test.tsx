import { act } from "react";
import { describe, expect, it } from "vitest";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { watchReturn } from "../lifecycle/watch-return.ts";
import { broken, type Prepared, show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

/** 06:59:59 in Lagos of Friday, 4 December 2026. */
const DUE = Date.UTC(2026, 11, 4, 5, 59, 59);
const HOUR = 3_600_000;

const detail = { ...contents["repayment-loandetail"], subLoans: [] };
const announced = { ...contents["repayment-status"], method: "transfer", payStatus: 1, finishTime: undefined };

/** A transfer of so many kobo of ₦12,999.50 (10,000 at 0.28, 14 days) is announced, and leaves what the lender says. */
const pay = (amount: number, says: object) => ({ ...announced, amount, loanLeftAmount: 1_299_950, ...says });
/** A renewal of that loan waits: its charges, ₦2,999.50, confirm it. */
const waiting = () => ({
  ...detail,
  loanLeftAmount: 1_299_950,
  currentDueAmount: 1_299_950,
  renewStatus: 1,
  renewAmount: 299_950,
  renewExpiredTime: Date.now() + HOUR,
});
const transfer = (paying: object, loan: unknown, language = "en_US") => {
  const answers: Prepared = { "repayment-status": paying, "repayment-loandetail": loan };
  return show("/payWithBank?loanGid=l1&payGid=p1", answers, language);
};

const LAPSES = /the renewal lapses|展期失效/;
const LEFT = /is left afterwards|还款后剩余/;

describe("S13 F3 a transfer while a renewal waits", () => {
  it.each([
    [299_950, 1_299_950, "en_US", "The loan is then renewed: ₦12,999.50 is due Friday 4 December 2026, 06:59"],
    [299_950, 1_299_950, "zh_CN", "还款后贷款展期：应还₦12,999.50，到期时间为2026年12月4日 星期五 06:59"],
    // ₦2,000.50 of the principal are paid too; ₦7,999.50 cost ₦2,399.45 for another period.
    [500_000, 1_039_895, "en_US", "The loan is then renewed: ₦10,398.95 is due Friday 4 December 2026, 06:59"],
  ])(
    "S13 F3 of %d kobo that renews the loan says what is due then (%d, %s)",
    async (amount, leftAfter, language, said) => {
      const { words, wrong } = await transfer(pay(amount, { leftAfter, renewsUntil: DUE }), waiting(), language);
      expect(words()).toContain(said);
      expect(words()).toMatch(LAPSES);
      expect(words()).not.toMatch(LEFT);
      expect(wrong).toEqual([]);
    },
  );

  it.each([
    [
      "en_US",
      "₦12,899.50 is left afterwards",
      /This transfer alone does not renew your loan: that takes ₦2,999\.50 before \w+ \d+ \w+ 20\d\d, \d\d:\d\d\./,
    ],
    ["zh_CN", "还款后剩余₦12,899.50", /仅凭本次转账不会展期：须在20\d\d年.+ \d\d:\d\d前付满₦2,999\.50。/],
  ])("S13 F3 that is too little for it is not said to renew anything (%s)", async (language, left, said) => {
    const { words } = await transfer(pay(10_000, { leftAfter: 1_289_950 }), waiting(), language);
    expect(words()).toContain(left);
    expect(words()).toMatch(said);
    expect(words()).not.toMatch(LAPSES);
  });

  it("S13 F3 that settles the loan speaks of no renewal", async () => {
    const { words } = await transfer(pay(1_299_950, { leftAfter: 0 }), waiting());
    expect(words()).toContain("Transfer exactly₦12,999.50");
    expect(words()).not.toMatch(/renew|is left/);
  });

  it.each([
    ["renews nothing, leaves due what it does not pay", 100_000, {}, true],
    ["renews the loan, leaves nothing due by now", 399_950, { renewsUntil: DUE }, false],
  ])("S13 F14 after the due time one that %s", async (_, amount, says, due) => {
    const fee = { loanLeftAmount: 1_399_950, currentDueAmount: 1_399_950, overdueFee: 100_000, renewAmount: 399_950 };
    const late = { ...waiting(), ...fee, exceedDays: 10, loanStatus: 50 };
    const paying = { ...pay(amount, { leftAfter: 1_299_950, ...says }), loanLeftAmount: 1_399_950 };
    const { words } = await transfer(paying, late);
    const said = "₦13,999.50 is due by now, ₦1,000 of it late fee. A transfer of ₦1,000 leaves ₦12,999.50 due.";
    expect(words().includes(said)).toBe(due);
    expect(words().includes("is due by now")).toBe(due);
  });
});

describe("S13 what a transfer leaves is what the lender says", () => {
  it.each<[string, unknown]>([
    ["the loan's details are there", { ...detail, loanLeftAmount: 1_204_634 }],
    ["they are not", broken],
  ])("S13 F4 of the first of three periods, by which ₦953.16 of the second are waived, where %s", async (_, loan) => {
    const first = { ...pay(433_316, { leftAfter: 771_318 }), loanLeftAmount: 1_204_634 };
    const { words } = await transfer(first, loan);
    expect(words()).toContain("Transfer exactly₦4,333.16");
    expect(words()).toContain("₦7,713.18 is left afterwards");
  });

  it("S13 beside a card payment that is verified, which it does not count, nothing is said to be left", async () => {
    const verified = { ...detail, repayStatus: 1, payingAmount: 100_000, loanLeftAmount: 1_204_634 };
    const { words } = await transfer(pay(100_000, { leftAfter: 1_104_634 }), verified);
    expect(words()).toContain("Transfer exactly₦1,000");
    expect(words()).not.toMatch(LEFT);
  });

  it("S13 of a lender that does not say it, nothing is said to be left", async () => {
    const { words } = await transfer(pay(500_000, {}), { ...detail, loanLeftAmount: 1_299_950 });
    expect(words()).toContain("Transfer exactly₦5,000");
    expect(words()).not.toMatch(LEFT);
  });

  it("S13 F3 nor what such a lender renews by it, only that the renewal lapses without it", async () => {
    const { words } = await transfer(pay(299_950, {}), waiting());
    expect(words()).toMatch(LAPSES);
    expect(words()).not.toMatch(/is then renewed|does not renew/);
  });

  it.each([
    ["en_US", "Part of your transfer has arrived₦4,000 of ₦4,333.16 has arrived. ₦8,046.34 is left to repay."],
    ["zh_CN", "您的转账仅到账一部分应转₦4,333.16，已到账₦4,000，剩余应还₦8,046.34。"],
  ])("S13 F36 one that came short while he waits is not said to have arrived whole (%s)", async (language, said) => {
    let now: object = { ...pay(433_316, { leftAfter: 771_318 }), loanLeftAmount: 1_204_634 };
    const { words, engine } = await show(
      "/payWithBank?loanGid=l1&payGid=p1",
      { "repayment-status": () => now, "repayment-loandetail": detail },
      language,
    );
    watchReturn(engine);
    now = { ...now, payStatus: 2, amount: 400_000, announcedAmount: 433_316, loanLeftAmount: 804_634 };
    await act(async () => {
      for (const event of ["blur", "focus"]) window.dispatchEvent(new Event(event));
    });
    await until(() => expect(words()).toContain(said));
  });

  it.each([
    ["en_US", "We are waiting for the bank: do not pay ₦5,000 again.", /need to pay|still owed/],
    ["zh_CN", "正在等待银行确认，₦5,000请勿重复支付。", /确认，请勿|仍待还/],
  ])(
    "S13 F36 by card, of such a lender, the result names what is not to be paid again (%s)",
    async (language, said, not) => {
      const card = { ...pay(500_000, {}), method: "card" };
      const { words } = await show("/repaymentResult?payGid=p1&loanGid=l1", { "repayment-status": card }, language);
      expect(words()).toContain(said);
      expect(words()).not.toMatch(not);
    },
  );
});
