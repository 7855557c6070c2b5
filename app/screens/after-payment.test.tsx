import { describe, expect, it } from "vitest";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { type Prepared, show } from "../testing/show-screen.tsx";

/** 06:59:59 in Lagos of Friday, 4 December 2026, and 23:59:59 there three days before. */
const DUE = Date.UTC(2026, 11, 4, 5, 59, 59);
const END_OF_DAY = Date.UTC(2026, 11, 1, 22, 59, 59);

const paid = contents["repayment-status"];
/** ₦4,000 of ₦4,333.16 that were announced for the first of three periods. */
const short = {
  ...paid,
  method: "transfer",
  amount: 400_000,
  announcedAmount: 433_316,
  loanLeftAmount: 899_950,
  owed: { loanLeftAmount: 899_950, currentDueAmount: 33_316, dueTime: DUE },
};
const result = (pay: object, language = "en_US", more: Prepared = {}) =>
  show("/repaymentResult?payGid=p1&loanGid=l1", { "repayment-status": pay, ...more }, language);

describe("F36 F14 a transfer that came short", () => {
  it.each([
    [
      "en_US",
      [
        "Part of your transfer has arrived",
        "₦4,000 of ₦4,333.16 has arrived and counts towards your loan.",
        "Still to repay₦333.16 is due Friday 4 December 2026, 06:59.₦8,999.50 of this loan is left to repay in all.",
      ],
      /succeeded|Thank you|renewed/,
    ],
    [
      "zh_CN",
      [
        "您的转账仅到账一部分",
        "应转₦4,333.16，已到账₦4,000，已计入该借款。",
        "仍需还款应还₦333.16，到期时间为2026年12月4日 星期五 06:59。该借款共剩余应还₦8,999.50。",
      ],
      /还款成功|感谢|展期/,
    ],
  ])("F36 in %s says what has come, what is still owed and when, and no thanks", async (language, said, not) => {
    const { words, wrong } = await result(short, language);
    for (const each of said) expect(words()).toContain(each);
    expect(words()).not.toMatch(not);
    expect(wrong).toEqual([]);
  });

  it("F36 leads to paying the rest", async () => {
    const { press, went } = await result(short);
    await press("rest");
    expect(went).toEqual(["/repayment?loanGid=l1"]);
  });

  it.each([
    ["en_US", "Your loan is not renewed yet: pay ₦100 more before Tuesday 1 December 2026, 23:59 for that."],
    ["zh_CN", "借款尚未展期：请在2026年12月1日 星期二 23:59前再还₦100，即可展期。"],
  ])("F36 F3 in %s says what is missing of a renewal, and leads to paying that", async (language, said) => {
    const owed = { loanLeftAmount: 1_010_000, currentDueAmount: 1_010_000, dueTime: DUE };
    const renewal = { ...owed, renewAmount: 10_000, renewExpiredTime: END_OF_DAY };
    const { words, press, went } = await result({ ...short, owed: renewal }, language);
    expect(words()).toContain("₦10,100");
    expect(words()).toContain(said);
    expect(words()).not.toMatch(/in all|共剩余/);
    await press("rest");
    expect(went).toEqual(["/repayment?loanGid=l1&renew=1"]);
  });

  it.each([
    ["en_US", "₦333.16 was due Friday 4 December 2026, 06:59 and is overdue."],
    ["zh_CN", "应还₦333.16，到期时间为2026年12月4日 星期五 06:59，已逾期。"],
  ])("F36 F14 in %s after the due time says that it is overdue", async (language, said) => {
    const { words } = await result({ ...short, loanStatus: 50 }, language);
    expect(words()).toContain(said);
  });

  it("F36 says nothing of what is owed once that was paid, and leads to no payment", async () => {
    const { words, place } = await result({ ...short, owed: undefined, loanStatus: 60 });
    expect(words()).toContain("₦4,000 of ₦4,333.16 has arrived");
    expect(words()).not.toContain("Still to repay");
    expect(place.querySelector("#rest")).toBeNull();
  });
});

describe("F36 F14 a payment that came whole", () => {
  it("F36 succeeded, and what is owed after it is said with its date", async () => {
    const { announcedAmount: _, ...whole } = short;
    const { words, place } = await result({ ...whole, amount: 433_316 });
    expect(words()).toContain("Repayment succeeded");
    expect(words()).toContain("₦333.16 is due Friday 4 December 2026, 06:59.");
    expect(place.querySelector("#rest")).toBeNull();
  });

  it("F3 that renewed its loan says once what is due, and by when", async () => {
    const owed = { loanLeftAmount: 1_299_950, currentDueAmount: 1_299_950, dueTime: DUE };
    const { words } = await result({ ...paid, loanLeftAmount: 1_299_950, renewedDueTime: DUE, owed });
    expect(words()).toContain("Your loan is renewed₦12,999.50 is due Friday 4 December 2026, 06:59.");
    expect(words()).not.toContain("Still to repay");
  });
});
