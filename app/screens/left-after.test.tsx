import { fireEvent } from "@testing-library/react";
import { act } from "react";
import { describe, expect, it } from "vitest";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { broken, show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";
import { there } from "../../tests/there.ts";

const DUE = 1_796_363_999_000;
const applied = { canRenew: 0, renewStatus: 1, renewExpiredTime: Date.now() + 9e6 };

/** What a quote is asked for. */
interface Asked {
  readonly amount?: number | null;
  readonly periods?: number | null;
}

/** Types an amount to pay. */
const type = (place: Element, naira: string) =>
  act(async () => {
    fireEvent.change(there(place.querySelector("#field-amount")), { target: { value: naira } });
  });

describe("S13 F36 what is left afterwards", () => {
  it.each([
    ["", "You pay now₦0₦8,666.34 is left afterwards"],
    ["50", "You pay now₦0₦8,666.34 is left afterwards"],
    ["99999", "You pay now₦0₦8,666.34 is left afterwards"],
    ["100", "You pay now₦100₦8,566.34 is left afterwards"],
  ])("S13 V13 of a part of %j the headline says what can be paid of it: %s", async (amount, said) => {
    const { write, words, place } = await show("/repayment?loanGid=l1", {
      "repayment-quote": ({ amount, periods }: Asked) => {
        const { owedTotal, ...quote } = contents["repayment-quote"];
        const payAmount = amount ?? (periods ? quote.payAmount : owedTotal);
        return { ...quote, owedTotal, payAmount, leftAfter: owedTotal - payAmount };
      },
    });
    await write("form.how", "part");
    await type(place, amount);
    await until(() => expect(words()).toContain(said));
  });

  it("S13 F36 of an amount that the lender has not answered nothing is said to be left", async () => {
    const { write, words, place } = await show("/repayment?loanGid=l1", {
      // An amount is never answered.
      "repayment-quote": ({ amount }: Asked) => (amount ? new Promise(() => {}) : contents["repayment-quote"]),
    });
    await until(() => expect(words()).toContain("You pay now₦4,333.16₦4,333.18 is left afterwards"));
    await write("form.how", "part");
    await type(place, "100");
    await until(() => expect(words()).toContain("You pay now₦100"));
    expect(words()).not.toContain("is left afterwards");
  });

  it("X5 F36 nor is anything where the lender cannot be asked, which takes no payment away", async () => {
    const { write, words, place, wrong } = await show("/repayment?loanGid=l1", { "repayment-quote": broken });
    await until(() => expect(words()).toContain("A part of this page could not be loaded."));
    for (const how of ["periods", "part"]) {
      await write("form.how", how);
      if (how === "part") await type(place, "100");
      await until(() => expect(words()).toContain(how === "part" ? "Pay ₦100" : "Pay ₦4,333.16"));
      expect([how, words()]).not.toContainEqual(expect.stringContaining("is left afterwards"));
      expect(place.querySelector("[data-shape=line]")).toBeNull();
    }
    expect(wrong).toEqual([]);
  });
});

describe("F3 a part that is paid while a renewal is applied for", () => {
  const detail = { ...contents["repayment-loandetail"], ...applied, renewAmount: 299_950, renewNextAmount: 1_299_950 };
  const renews = {
    en_US: "Once ₦2,999.50 is paid, the loan is renewed: new charges come on top, and up to ₦12,999.50 is then due",
    zh_CN: "付满₦2,999.50后贷款即展期，并产生新的费用，之后最多应还₦12,999.50",
  };
  const at = "/repayment?loanGid=l1";
  const given = (more: object) => ({ "repayment-loandetail": { ...detail, renewDueTime: DUE, ...more } });

  // ₦12,999.50 are owed; what the payment leaves of the principal costs another 29.995 % (docs/product/domain.md).
  const answered = new Map([
    [100_000, { leftAfter: 1_199_950 }],
    [500_000, { leftAfter: 1_039_895, renewedDueTime: DUE }],
    [1_299_950, { leftAfter: 0 }],
  ]);
  const quotes = {
    "repayment-quote": ({ amount }: Asked) => ({
      ...contents["repayment-quote"],
      openPeriods: 1,
      owedTotal: 1_299_950,
      payAmount: amount ?? 1_299_950,
      ...answered.get(amount ?? 0),
    }),
  };
  const owed = { loanLeftAmount: 1_299_950, currentDueAmount: 1_299_950, minimumRepayment: 10_000 };

  it.each([
    [
      "en_US",
      "5000",
      [
        "You pay now₦5,000The loan is then renewed: ₦10,398.95 is due Friday 4 December 2026, 06:59",
        "This renews your loan",
        "this payment confirms it: new charges come on top, and ₦10,398.95 is then due Friday 4 December 2026, 06:59",
      ],
      /left afterwards|up to|7,999\.50/,
    ],
    [
      "zh_CN",
      "5000",
      ["还款后贷款展期：应还₦10,398.95", "此笔还款会使贷款展期", "之后应还₦10,398.95"],
      /还款后剩余|最多|7,999\.50/,
    ],
    [
      "en_US",
      "1000",
      ["You pay now₦1,000₦11,999.50 is left afterwards", "A renewal is waiting", renews.en_US],
      /This renews|then renewed/,
    ],
    ["zh_CN", "1000", ["还款后剩余₦11,999.50", "有一笔展期待支付", renews.zh_CN], /此笔还款会使|还款后贷款展期/],
  ])("F3 F36 in %s of ₦%s what is owed then is said as the lender quotes it", async (language, naira, said, not) => {
    const { write, words, place } = await show(at, { ...given(owed), ...quotes }, language);
    await write("form.how", "part");
    await type(place, naira);
    await until(() => expect(words()).toContain(said[0]));
    for (const each of said) expect(words()).toContain(each);
    expect(words()).not.toMatch(not);
  });

  it("F3 F36 what settles the loan renews nothing, and is not warned of", async () => {
    const { write, words, place } = await show(at, { ...given(owed), ...quotes });
    await write("form.how", "part");
    await type(place, "12999.50");
    await until(() => expect(words()).toContain("You pay now₦12,999.50₦0 is left afterwards"));
    expect(words()).not.toMatch(/renew/i);
  });

  it.each(["en_US", "zh_CN"] as const)("F3 renews the loan, which is said before it is paid (%s)", async (language) => {
    const { write, words } = await show(at, given({}), language);
    expect(words()).not.toContain(renews[language]);
    await write("form.how", "part");
    await until(() => expect(words()).toContain(renews[language]));
  });

  it.each([
    ["of which nothing is known", at, { renewStatus: 0 }],
    ["that lapsed meanwhile", at, { renewExpiredTime: 1 }],
    ["that is paid for itself", `${at}&renew=1`, {}],
  ])("F3 a renewal %s is not warned of", async (_, address, more) => {
    const { write, words } = await show(address, given(more));
    await write("form.how", "part");
    await until(() => expect(words()).toMatch(/Pay|Get the account/));
    expect(words()).not.toContain("the loan is renewed");
  });

  it("F3 the renewal can be cancelled there, and the part is paid without it", async () => {
    const sent: unknown[] = [];
    let renewStatus = 1;
    const { write, words } = await show(at, {
      "repayment-loandetail": () => given({ renewStatus })["repayment-loandetail"],
      "repayment-renew-cancel": (body: unknown) => {
        sent.push(body);
        renewStatus = 4;
        return { loanGid: "l1", kind: "renew", renewStatus };
      },
    });
    await write("form.how", "part");
    await until(() => expect(words()).toContain("Cancel the renewal first"));
    await act(async () => document.querySelector<HTMLButtonElement>("#part-cancel")?.click());
    await until(() => expect(document.querySelector("#cancel-yes")).not.toBeNull());
    await act(async () => document.querySelector<HTMLButtonElement>("#cancel-yes")?.click());
    await until(() => expect(words()).not.toContain("the loan is renewed"));
    expect(sent).toMatchObject([{ loanGid: "l1" }]);
  });
});
