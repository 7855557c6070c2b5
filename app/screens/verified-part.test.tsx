import { act } from "react";
import { describe, expect, it } from "vitest";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import home from "./home-and-bills.cases.json" with { type: "json" };
import { show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

describe("S13 X6 a payment that is verified and is not all that is owed", () => {
  const late = { loanStatus: 50, exceedDays: 11, overdueFee: 110_000, overdueCapped: 0 };
  const owed = { loanLeftAmount: 1_409_950, currentDueAmount: 1_409_950, dueTime: 1796363999000 };
  const detail = { ...contents["repayment-loandetail"], repayStatus: 1, payingAmount: 100_000, ...owed };
  const only = "Only ₦1,000 is being verified: do not pay that again. The other ₦13,099.50 is still owed";
  const bill = { loanGid: "l1", loanNo: "L0001", orderGid: "o1", loanAmount: 1_000_000, loanType: "post" };
  const item = { ...bill, ...owed, ...late, applyTime: 1, canRenew: 0, productType: "sloan", refundingStatus: 1 };
  const card = { ...item, payingAmount: 100_000, status: 50, daysLeft: -11, subLoanCount: 1, unpaidSubLoanCount: 1 };
  const bills = { unRepaidTotal: 1_409_950, loanList: [{ ...card, uploadCertificateState: 0 }] };

  it.each([
    ["before it is due", "en_US", {}, `${only} and due Friday 4 December 2026, 06:59.`],
    ["late", "en_US", late, `${only}. It was due Friday 4 December 2026, 06:59, and a late fee is added every day`],
    ["at the cap", "en_US", { ...late, overdueCapped: 1 }, "06:59; the late fee has reached its cap."],
    ["late", "zh_CN", late, "仅有₦1,000正在核实，该笔请勿重复支付。其余₦13,099.50仍待还"],
  ])("S13 is named with the rest, which can be transferred: %s (%s)", async (_, language, more, said) => {
    const known = { "repayment-loandetail": { ...detail, ...more } };
    for (const route of ["/payWithBank?loanGid=l1", "/repayment?loanGid=l1", "/billDetail?loanGid=l1"]) {
      const { words } = await show(route, known, language);
      expect(words()).toContain(said);
      expect(words()).not.toMatch(/do not need to pay again|无需重复支付/);
    }
  });

  it("S13 shows the account for the rest, and no other way to pay, which the lender refuses", async () => {
    const { words } = await show("/payWithBank?loanGid=l1", { "repayment-loandetail": { ...detail, ...late } });
    expect(words()).toContain("Transfer exactly₦13,099.50");
    expect(words()).toContain("Account number0000000001");
    expect(words()).not.toMatch(/Pay another way|is left afterwards|is due by now/);
    const { place } = await show("/repayment?loanGid=l1", { "repayment-loandetail": { ...detail, ...late } });
    expect(place.querySelector("#pay-card, #pay-transfer, input")).toBeNull();
  });

  it.each(["/repayment?loanGid=l1", "/billDetail?loanGid=l1", "/bill", "/index"])(
    "S13 on %s a button leads to it",
    async (route) => {
      const { went } = await show(route, {
        "repayment-loandetail": { ...detail, ...late },
        "repayment-bill": bills,
        "index-mainhome": { ...home.usual["index-mainhome"], loanBillList: bills.loanList },
      });
      const [button] = [...document.querySelectorAll("button")].filter(
        ({ textContent }) => textContent === "Transfer the other ₦13,099.50",
      );
      await act(async () => button?.click());
      expect(went).toEqual(["/payWithBank?loanGid=l1"]);
    },
  );

  it("X6 the list of bills says of it that the fee grows, and not to wait alone", async () => {
    const { words } = await show("/bill", { "repayment-bill": bills });
    expect(words()).toContain("A late fee is added every day");
    expect(words()).toContain("Only ₦1,000 is being verified. The other ₦13,099.50 is still owed.");
  });

  it.each([
    [
      "pays all that is due",
      { payingAmount: 1_409_950 },
      "₦14,099.50 is being verified. You do not need to pay it again.",
    ],
    ["confirms a renewal", { renewStatus: 1 }, "₦1,000 is being verified. You do not need to pay it again."],
  ])("S13 one that %s is named, and nothing else is asked for", async (_, more, said) => {
    const { words } = await show("/payWithBank?loanGid=l1", { "repayment-loandetail": { ...detail, ...more } });
    expect(words()).toContain(said);
    expect(words()).not.toMatch(/Account number|Transfer exactly/);
  });

  it("F21 who cannot pay is told that the rest can be paid meanwhile", async () => {
    const { words } = await show("/cannotPay?loanGid=l1", { "repayment-loandetail": { ...detail, ...late } });
    await until(() => expect(words()).toContain("you can repay that by bank transfer meanwhile"));
    expect(words()).not.toContain("before you pay anything else");
  });
});
