import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { watchReturn } from "../lifecycle/watch-return.ts";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { broken, type Prepared, show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

const announced = { ...contents["repayment-status"], method: "transfer", payStatus: 1, finishTime: undefined };
const waiting = { "repayment-status": announced };
const at = "/payWithBank?loanGid=l1&payGid=p1";

describe("S13 paying by transfer", () => {
  it("S13 the account for a transfer, and what follows", async () => {
    const { words, press, went } = await show(at, waiting);
    for (const fact of ["0000000001", "Sandbox Bank", "999", "Sandbox Lender"]) expect(words()).toContain(fact);
    expect(words()).toContain("Transfer exactly₦4,333.16");
    // The account is the receiver's (E6): no word says that it is in the borrower's name.
    expect(words()).toContain("this account of the receiver named below. Its number is for your repayments alone");
    await press("transferred");
    expect(went).toEqual(["/repaymentResult?payGid=p1&loanGid=l1"]);
  });

  it.each<[string, Prepared]>([
    ["of a loan that is owed still", {}],
    ["that settled the loan, to which nothing can be transferred", { "repayment-va-static": refused(3120) }],
  ])("S13 once the money has come, a reload leads to the result of a transfer %s", async (_, more) => {
    const arrived = { ...announced, payStatus: 2 };
    const asked: unknown[] = [];
    const { went, words } = await show(`${at}&renew=1`, {
      "repayment-status": arrived,
      "repayment-va-static": () => asked.push("account"),
      ...more,
    });
    expect(went).toEqual(["/repaymentResult?payGid=p1&loanGid=l1&renew=1"]);
    expect(words()).not.toMatch(/Transfer exactly|Failed to load/);
    expect(asked).toEqual([]);
  });

  it.each<[string, Prepared]>([
    ["that failed", { "repayment-status": { ...announced, payStatus: 3, failReason: "bank-declined" } }],
    ["that could not be asked for", { "repayment-status": broken }],
  ])("S13 of a transfer %s the account shows, and no sum to transfer", async (_, more) => {
    const { words } = await show(at, more);
    expect(words()).toContain("0000000001");
    expect(words()).not.toMatch(/Transfer exactly|₦4,333.16/);
  });

  it.each([
    ["en_US", "Your transfer of ₦4,333.16 was not here in time. If you have sent it, it still counts"],
    ["zh_CN", "您的转账₦4,333.16未在时限内到账。若您已转账，到账后仍会入账"],
  ])(
    "S13 in %s of a transfer that was not here in time a reload says so, and how to choose anew",
    async (language, said) => {
      const late = { ...announced, payStatus: 3, failReason: "expired" };
      const { words } = await show(at, { "repayment-status": late }, language);
      expect(words()).toContain(said);
      expect(words()).toMatch(/Choose the amount again|重新选择金额/);
    },
  );

  it("S13 once its time was over a reload says that alone, until the account is opened again", async () => {
    const late = { ...announced, payStatus: 3, failReason: "expired" };
    const account = { ...contents["repayment-va-static"], expiredTime: Date.now() + 900_000 };
    const { words, press, place } = await show(at, { "repayment-status": late, "repayment-va-static": account });
    expect(words().split("The time is over")).toHaveLength(2);
    expect(words()).toContain("0000000001");
    expect(words()).not.toContain("Time left");
    await press("renew");
    await until(() => expect(words()).toContain("Time left"));
    expect(words()).not.toMatch(/The time is over|not here in time/);
    expect(place.querySelector("#renew")).toBeNull();
  });

  it("S13 X6 whose payment is being checked, nobody knows how much, is shown no account to transfer to, and why", async () => {
    const detail = { ...contents["repayment-loandetail"], repayStatus: 1, renewStatus: 1 };
    const { place, words } = await show(at, { ...waiting, "repayment-loandetail": detail });
    expect(words()).toContain("Your bill payment is being verified");
    expect(words()).toContain("You do not need to pay again.");
    expect(words()).not.toMatch(/₦|Account number|Send the money|Pay another way|renewal/);
    expect(place.querySelector("#transferred")).toBeNull();
  });
});

describe("S13 who waits with the account, or comes back to it from his bank", () => {
  afterEach(() => void vi.useRealTimers());
  const detail = { ...contents["repayment-loandetail"], subLoans: [] };
  /** What the lender says of ₦13,999.50 that was announced of a loan of ₦13,999.50, and what it has become by then. */
  const first = {
    pay: { ...announced, amount: 1_399_950, loanLeftAmount: 1_399_950 },
    detail: { ...detail, loanLeftAmount: 1_399_950, currentDueAmount: 1_399_950 },
  };
  /** The account is shown, and the lender says otherwise by now. */
  const opened = async (by: Partial<typeof first>, language = "en_US") => {
    let now = first;
    const shown = await show(
      at,
      { "repayment-status": () => now.pay, "repayment-loandetail": () => now.detail },
      language,
    );
    watchReturn(shown.engine);
    now = { ...first, ...by };
    const comeBack = () =>
      act(async () => {
        for (const event of ["blur", "focus"]) window.dispatchEvent(new Event(event));
      });
    return { ...shown, comeBack };
  };
  const part = { pay: { ...first.pay, amount: 5_000, payStatus: 2, loanLeftAmount: 1_394_950 } };
  const settled = { detail: { ...first.detail, loanLeftAmount: 0, currentDueAmount: 0, loanStatus: 60 } };

  it.each([
    ["a part of it", "en_US", part, "Your transfer has arrived₦50 has arrived. ₦13,949.50 is left to repay."],
    ["a part of it", "zh_CN", part, "您的转账已到账₦50已到账，剩余应还₦13,949.50。"],
    ["all of it in another way", "en_US", settled, "This loan is settledPlease make no more transfers for it."],
  ])("S13 is told that %s has arrived, and shown no sum to transfer any more (%s)", async (_, language, by, said) => {
    const { words, comeBack, place } = await opened(by, language);
    expect(words()).toContain("₦13,999.50");
    await comeBack();
    await until(() => expect(words()).toContain(said));
    expect(words()).not.toMatch(/₦13,999.50|0000000001/);
    expect(place.querySelector("#transferred")).toBeNull();
  });

  it("S13 F14 is asked for no more than is owed by then", async () => {
    const { words, comeBack } = await opened({ pay: { ...first.pay, loanLeftAmount: 900_000 } });
    await comeBack();
    await until(() => expect(words()).toContain("Transfer exactly₦9,000"));
  });

  it("S13 is told after the due time what the sum leaves due, and led to choose anew", async () => {
    const late = { exceedDays: 1, loanStatus: 50, overdueFee: 10_000, overdueCapped: 0 };
    const { words, comeBack, went } = await opened({
      detail: { ...first.detail, ...late, loanLeftAmount: 1_409_950, currentDueAmount: 1_409_950 },
    });
    expect(words()).not.toContain("is due by now");
    await comeBack();
    await until(() =>
      expect(words()).toContain(
        "₦14,099.50 is due by now, ₦100 of it late fee. A transfer of ₦13,999.50 leaves ₦100 due.",
      ),
    );
    const [link] = [...document.querySelectorAll<HTMLElement>("a, button")].filter(
      ({ textContent }) => textContent === "Choose the amount again",
    );
    await act(async () => link?.click());
    expect(went).toEqual(["/repayment?loanGid=l1"]);
  });

  it.each([
    ["before his time is over", 9, "The money must arrive before"],
    ["once his time is over", 16, null],
  ])("S13 K4 is told by when the money must come where the late fee grows %s", async (_, minutes, said) => {
    const now = Date.now();
    const account = { ...contents["repayment-va-static"], expiredTime: now + 15 * 60_000 };
    const grows = { ...first.detail, nextLateFeeTime: now + minutes * 60_000 };
    const { words } = await show(at, {
      "repayment-va-static": account,
      "repayment-status": first.pay,
      "repayment-loandetail": grows,
    });
    expect(words()).toContain("₦13,999.50");
    expect(words().includes("The money must arrive before")).toBe(said !== null);
    expect(words().includes("after that a day of late fee is added")).toBe(said !== null);
  });

  it("S13 is told while he waits, asked for after 8 seconds and then less often", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let asked = 0;
    let now = first.pay;
    const { words } = await show(at, {
      "repayment-status": () => {
        asked += 1;
        return now;
      },
      "repayment-loandetail": first.detail,
    });
    const before = asked;
    const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000 + 100));
    await wait(8);
    await until(() => expect(asked).toBe(before + 1));
    await wait(8);
    expect(asked).toBe(before + 1);
    now = part.pay;
    await wait(8);
    await until(() => expect(words()).toContain("Your transfer has arrived"));
    expect(asked).toBe(before + 2);
  });

  it("S13 finds the result of a payment as it is by then", async () => {
    let now: unknown = first.pay;
    const { words, engine } = await show("/repaymentResult?payGid=p1&loanGid=l1", { "repayment-status": () => now });
    watchReturn(engine);
    expect(words()).not.toContain("Repayment succeeded");
    now = part.pay;
    await act(async () => {
      for (const event of ["blur", "focus"]) window.dispatchEvent(new Event(event));
    });
    await until(() => expect(words()).toContain("Repayment succeeded"));
  });

  it("S13 who transfers a part knows what is left afterwards", async () => {
    const { words } = await show(at, {
      "repayment-status": { ...first.pay, amount: 500_000, leftAfter: 899_950 },
      "repayment-loandetail": first.detail,
    });
    expect(words()).toContain("Transfer exactly₦5,000");
    expect(words()).toContain("₦8,999.50 is left afterwards");
  });
});

describe("S13 F1 a payment in process", () => {
  it.each([
    [
      "transfer",
      500_000,
      "en_US",
      "We are waiting for your transfer of ₦5,000. If you have sent it, do not send it again.",
    ],
    ["transfer", 500_000, "en_US", "until the money arrives; the other ₦8,042.17 is still owed after that."],
    [
      "transfer",
      500_000,
      "zh_CN",
      "正在等待您的₦5,000转账。若已转账，请勿重复转账。款项到账前账单保持不变，到账后其余₦8,042.17仍待还。",
    ],
    ["transfer", 1_299_950, "en_US", "do not send it again. Your bill stays as it is until the money arrives."],
    ["card", 500_000, "en_US", "do not pay ₦5,000 again. The other ₦8,042.17 of this loan is still owed."],
    ["card", 500_000, "zh_CN", "正在等待银行确认，₦5,000请勿重复支付。该借款其余₦8,042.17仍待还。"],
    ["card", 1_299_950, "en_US", "We are waiting for the bank. You do not need to pay again."],
  ])(
    "S13 F36 by %s of %i kobo of ₦12,999.50 says what is awaited and what stays owed, as the lender says (%s)",
    async (method, amount, language, said) => {
      // It need not be the difference: of what is left something may be waived.
      const leftAfter = amount === 500_000 ? 804_217 : 0;
      const pay = { ...announced, method, amount, loanLeftAmount: 1_299_950, leftAfter };
      const { words } = await show("/repaymentResult?payGid=p1&loanGid=l1", { "repayment-status": pay }, language);
      expect(words()).toContain(language === "en_US" ? "Repayment in process" : "还款处理中");
      expect(words()).toContain(said);
      if (method === "transfer") expect(words()).not.toMatch(/need to pay again|is left/);
    },
  );
});

describe("F36 F3 a payment in process that confirms a renewal", () => {
  it.each([
    ["transfer", "en_US", "The loan is then renewed: ₦12,999.50 is due Friday 4 December 2026, 06:59."],
    ["transfer", "zh_CN", "到账后借款展期：应还₦12,999.50，到期时间为2026年12月4日 星期五 06:59。"],
    [
      "card",
      "en_US",
      "do not pay ₦2,999.50 again. The loan is then renewed: ₦12,999.50 is due Friday 4 December 2026, 06:59.",
    ],
    ["card", "zh_CN", "₦2,999.50请勿重复支付。到账后借款展期：应还₦12,999.50，到期时间为2026年12月4日 星期五 06:59。"],
  ])("F36 by %s says in %s what is owed then and by when, and nothing of a rest", async (method, language, said) => {
    const renews = { leftAfter: 1_299_950, renewsUntil: Date.UTC(2026, 11, 4, 5, 59, 59) };
    const pay = { ...announced, method, amount: 299_950, loanLeftAmount: 1_299_950, ...renews };
    const { words, wrong } = await show(
      "/repaymentResult?payGid=p1&loanGid=l1&renew=1",
      { "repayment-status": pay },
      language,
    );
    expect(words()).toContain(said);
    expect(words()).not.toMatch(/₦10,000|still owed|仍待还/);
    expect(wrong).toEqual([]);
  });
});

describe("S13 a window that is over", () => {
  const account = contents["repayment-va-static"];

  it("S13 says so and is opened again", async () => {
    let asked = 0;
    const { words, press } = await show(at, {
      ...waiting,
      "repayment-va-static": () => ({ ...account, expiredTime: asked++ === 0 ? 1 : Date.now() + 900_000 }),
    });
    await until(() => expect(words()).toContain("Otherwise open the account again"));
    await press("renew");
    await until(() => expect(words()).toMatch(/1[45]:\d\d/));
    expect(words()).not.toContain("Otherwise open the account again");
  });

  it("S13 X5 stays over where it could not be opened again, and can be tried anew", async () => {
    let asked = 0;
    const { words, press } = await show(at, {
      ...waiting,
      "repayment-va-static": () => (asked++ === 0 ? { ...account, expiredTime: 1 } : broken()),
    });
    await until(() => expect(words()).toContain("Otherwise open the account again"));
    await press("renew");
    expect(asked).toBeGreaterThan(1);
    expect(words()).toContain("Open it again");
  });
});

/** The lender refuses with this status. */
function refused(status: number) {
  return { status, message: "This link is invalid", content: {} };
}
