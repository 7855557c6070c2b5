import { act } from "react";
import { describe, expect, it } from "vitest";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

const bill = { ...contents["repayment-loandetail"], loanStatus: 40, repayStatus: 0, canRenew: 0, renewStatus: 0 };
const offered = {
  canExtend: 1,
  extendExpiredTime: 1_897_154_400_000,
  extendOverdueFee: 100_000,
  extendReducedFee: 50_000,
  extendDueTime: 1_897_154_400_000,
};
const renewable = {
  canRenew: 1,
  renewAmount: 299_950,
  renewDueTime: 1_897_154_400_000,
  renewNextAmount: 1_299_950,
  renewDays: 9,
};
const overdue = { loanStatus: 50, exceedDays: 10 };

describe("F21 who cannot pay on time is told what is possible for this loan", () => {
  it.each([
    [
      "an extension",
      { ...offered, ...renewable },
      "The lender offers you an extension",
      "It takes ₦500 off the late fee",
    ],
    ["a renewal", renewable, "You can have more time", "To pay for the renewal"],
    ["neither", {}, "Pay what you can now", "Any amount from ₦100"],
  ])("%s", async (_, more, first, cost) => {
    const { words, place } = await show("/cannotPay?loanGid=l1", { "repayment-loandetail": { ...bill, ...more } });
    expect(words()).toContain(first);
    expect(words()).toContain(cost);
    const phone = place.querySelector("a[href^='tel:']")?.getAttribute("href");
    expect(phone).toBe("tel:02017180000");
  });

  it.each([
    [
      "before the due day",
      { exceedDays: 0 },
      /^To pay for the renewalThe charges of this period₦2,999\.50New due date12\/02\/2030 20:20More timeAfter the due date of now\. The new period begins today: what is left of this one is not added\.9 daysYou repay thenThe principal and new charges₦12,999\.50$/,
    ],
    [
      "after it",
      { ...overdue, overdueFee: 100_000, renewAmount: 399_950, renewDays: 14 },
      /^To pay for the renewalThe charges of this period, and the late fee₦3,999\.50.*More timeFrom today14 daysYou repay then.*₦12,999\.50$/,
    ],
    [
      "once the due date was moved, of a late fee from before",
      { exceedDays: 0, overdueFee: 60_000, renewAmount: 359_950 },
      /^To pay for the renewalThe charges of this period, and the late fee₦3,599\.50.*More timeAfter the due date of now\./,
    ],
  ])(
    "F21 a renewal offered %s says what is paid now, the days that it gives, and what is due then",
    async (_, more, said) => {
      const detail = { ...bill, ...renewable, ...more };
      for (const route of ["/cannotPay", "/billDetail"]) {
        const { place } = await show(`${route}?loanGid=l1`, { "repayment-loandetail": detail });
        const facts = [...place.querySelectorAll("dl")].find(({ textContent }) => /renewal/.test(textContent ?? ""));
        expect(facts?.textContent).toMatch(said);
      }
    },
  );

  it("F3 once the extension is confirmed it is offered no more", async () => {
    let detail: object = { ...bill, ...offered };
    const { words, engine } = await show("/cannotPay?loanGid=l1", { "repayment-loandetail": () => detail });
    expect(words()).toContain("The lender offers you an extension");
    detail = { ...bill, canExtend: 0 };
    const { stage } = engine;
    if (stage.kind !== "visit") throw new Error(stage.kind);
    await act(async () => stage.visit.reads.start(["detail"]));
    await until(() => expect(words()).not.toContain("offers you an extension"));
    expect(words()).not.toContain("Confirm it below");
  });

  it("who is overdue is not told to speak up before the bill is due", async () => {
    const late = { "repayment-loandetail": { ...bill, ...overdue } };
    const { words } = await show("/cannotPay?loanGid=l1", late);
    expect(words()).toContain("Tell us today");
    expect(words()).not.toMatch(/on time|before the bill is due/);
    const link = (await show("/billDetail?loanGid=l1", late)).place.querySelector("#cannot-pay");
    expect(link?.textContent).toBe("I cannot pay this bill now");
  });

  // Late fee first, then tax and fee, interest, and only then the principal, of which the late fee is 1 % a day up to its cap.
  it.each([
    [
      "that grows",
      {},
      "only what then reaches the principal makes the late fee grow less",
      /grows no more|each part that you pay makes it/,
    ],
    ["at its cap", { overdueCapped: 1 }, "The late fee has reached its cap and grows no more", /grow less/],
  ])("V13 K4 says what a part does to a late fee %s", async (_, more, said, unsaid) => {
    const { words, wrong } = await show("/cannotPay?loanGid=l1", {
      "repayment-loandetail": { ...bill, ...overdue, ...more },
    });
    expect(wrong).toEqual([]);
    expect(words()).toContain(said);
    expect(words()).not.toMatch(unsaid);
    expect(words()).toContain("It goes to the late fee first, then tax and fee, interest, principal");
  });

  it("waits for a payment in process, and offers no other", async () => {
    const waiting = { ...bill, ...renewable, repayStatus: 1 };
    const { words } = await show("/cannotPay?loanGid=l1", { "repayment-loandetail": waiting });
    expect(words()).toContain("Your payment is in process");
    expect(words()).not.toMatch(/Pay a part|Renew this loan/);
  });

  it.each(["/billDetail?loanGid=l1", "/repayment?loanGid=l1"])("%s leads there", async (address) => {
    const { press, went } = await show(address, { "repayment-loandetail": bill });
    await press("cannot-pay");
    expect(went).toEqual(["/cannotPay?loanGid=l1"]);
  });

  it("leads on to a part and to whom one writes", async () => {
    const { press, went } = await show("/cannotPay?loanGid=l1", { "repayment-loandetail": bill });
    await press("part");
    expect(went).toEqual(["/repayment?loanGid=l1&pay=part"]);
    // There the own amount is chosen already, and nothing is paid that nobody typed.
    const there = await show("/repayment?loanGid=l1&pay=part", { "repayment-loandetail": bill });
    expect(there.place.querySelector("[role='tab'][aria-selected='true']")?.textContent).toBe("Another amount");
    expect(there.words()).toContain("Any amount");
    expect(there.words()).not.toContain("Pay ₦12,999.50");
    const whole = await show("/repayment?loanGid=l1", { "repayment-loandetail": bill });
    expect(whole.place.querySelector("[role='tab'][aria-selected='true']")?.textContent).not.toBe("Another amount");
  });

  it("names no loan: the bills show", async () => {
    expect((await show("/cannotPay")).went).toEqual(["/bill"]);
  });
});

describe("F22 what was told shows with its number, state and answer", () => {
  const told = {
    suggestGid: "s1",
    number: "C1A2B3C4",
    type: "repay",
    content: "The fee was taken twice",
    dispute: true,
    time: 1_795_154_400_000,
    answerTime: 1_795_327_200_000,
  };
  const answered = { ...told, state: "answered", answer: "We took one of them back.", answeredTime: 1_795_240_800_000 };

  it.each([
    [
      [{ ...told, state: "in-work", loanNo: "718001" }],
      /C1A2B3C4.*About.*Repayment.*Disputed.*Loan 718001.*Somebody is looking at it.*The fee was taken twice/,
      "We took",
    ],
    [[{ ...told, state: "received" }], /Disputed.*A charge or a loan/, "Loan "],
    [[{ ...told, state: "received", dispute: false, type: "other" }], /About.*Something else/, "Disputed"],
    [[answered], /C1A2B3C4.*Answered.*The fee was taken twice.*We took one of them back\./, "Somebody"],
    [[], /You have not written to us/, "C1A2B3C4"],
  ])("%#", async (complaints, said, unsaid) => {
    const { words } = await show("/complaints", { "suggest-list": { complaints, listTotal: complaints.length } });
    expect(words()).toMatch(said);
    expect(words()).not.toContain(unsaid);
  });
});
