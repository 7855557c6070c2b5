import { fireEvent } from "@testing-library/react";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { type Prepared, show } from "../testing/show-screen.tsx";
import { there } from "../../tests/there.ts";
import { until } from "../testing/until.ts";

describe("repaying", () => {
  const sentBy = (sent: unknown[]) => (body: unknown) => {
    sent.push(body);
    return contents["repayment-pay"];
  };

  it("S13 the next period by card", async () => {
    const sent: unknown[] = [];
    const { press, went, words } = await show("/repayment?loanGid=l1", { "repayment-pay": sentBy(sent) });
    expect(words()).toContain("Pay ₦4,333.16");
    await press("pay-card");
    expect(sent).toMatchObject([{ loanGid: "l1", amount: 433316, method: "card", bankcardGid: "c1", periods: 1 }]);
    expect(went).toEqual(["/repaymentResult?payGid=p1&loanGid=l1"]);
  });

  it("S13 F4 of whoever is late with several payments all that is late is chosen at first", async () => {
    const { subLoans, ...detail } = contents["repayment-loandetail"];
    const late = subLoans.slice(0, 2).map((period) => ({ ...period, status: 50, exceedDays: 9, leftAmount: 433_318 }));
    const third = { ...there(subLoans[0]), periodNo: 3, status: 40, exceedDays: 0, leftAmount: 433_318 };
    const sent: unknown[] = [];
    const { press, words } = await show("/repayment?loanGid=l1", {
      "repayment-loandetail": { ...detail, loanLeftAmount: 1_299_954, exceedDays: 9, subLoans: [...late, third] },
      // What the first one alone would pay is never shown beside the sum of both.
      "repayment-quote": ({ periods }: { periods: number }) => ({
        ...contents["repayment-quote"],
        periods,
        payAmount: periods * 433_318,
      }),
      "repayment-pay": sentBy(sent),
    });
    await until(() => expect(words()).toContain("Pay ₦8,666.36"));
    await until(() => expect(words()).toMatch(/What this pays.*You pay now₦8,666.36/));
    await press("pay-card");
    expect(sent).toMatchObject([{ loanGid: "l1", amount: 866_636, periods: 2 }]);
  });

  it("S13 while no payment is chosen nothing says what it pays", async () => {
    const { write, words } = await show("/repayment?loanGid=l1");
    await until(() => expect(words()).toContain("What this pays"));
    await write("form.periods", 0);
    expect(words()).toContain("You pay now₦0");
    expect(words()).not.toMatch(/What this pays|To the principal/);
    await write("form.periods", 1);
    await until(() => expect(words()).toContain("What this pays"));
  });

  it("S13 X6 whose payment is being checked is shown no form to pay with again", async () => {
    const detail = { ...contents["repayment-loandetail"], repayStatus: 1 };
    const { place, words } = await show("/repayment?loanGid=l1", { "repayment-loandetail": detail });
    expect(words()).toContain("You do not need to pay again.");
    expect(place.querySelector("#pay-card, #pay-transfer, input")).toBeNull();
    expect(words()).not.toContain("₦");
  });

  it.each([
    [50, "₦900 of the charges are waived if the first payment is made on time"],
    [60, "₦900 of the charges are waived"],
  ])("F4 what is waived of the second period, while the first is %i, is said as it is", async (status, said) => {
    const { subLoans, ...detail } = contents["repayment-loandetail"];
    const [first, second] = subLoans;
    const changed = {
      ...detail,
      subLoans: [
        { ...first, status },
        { ...second, reducedFee: 90_000 },
      ],
    };
    const { place } = await show("/repayment?loanGid=l1", { "repayment-loandetail": changed });
    const notes = [...place.querySelectorAll("[class*=_note_]")].map(({ textContent }) => textContent ?? "");
    expect(notes.flatMap((note) => note.match(/₦900 of the charges.*/)?.[0] ?? [])).toEqual([said]);
  });

  it.each([
    ["card", undefined, "Pay"],
    ["card", 5_000, "Pay"],
    ["transfer", undefined, "Get the account"],
    ["card", 10_000, "Pay ₦100"],
    ["transfer", 10_000, "Get the account for ₦100"],
  ])("S13 V13 paying by %s, a part of %s is named where it can be paid alone: %s", async (method, amount, named) => {
    const { write, place } = await show("/repayment?loanGid=l1");
    await write("form.method", method);
    await write("form.how", "part");
    await write("form.amount", amount);
    await until(() => expect(place.querySelector(`#pay-${method}`)?.textContent).toBe(named));
  });

  it.each([
    ["en_US", "Please enter the amount to repay, with two decimals at most"],
    ["zh_CN", "请输入还款金额，最多两位小数"],
  ])("V13 of an amount with three decimals says that it has two at most (%s)", async (language, said) => {
    const { write, press, words, place } = await show("/repayment?loanGid=l1", {}, language);
    await write("form.method", "transfer");
    await write("form.how", "part");
    const field = place.querySelector<HTMLInputElement>("#field-amount");
    await act(async () => fireEvent.change(there(field), { target: { value: "99.999" } }));
    await press("pay-transfer");
    expect(field?.value).toBe("99.999");
    expect(words()).toContain(said);
  });

  it("S13 V13 a part by transfer, not below the minimum", async () => {
    const sent: unknown[] = [];
    const { write, press, went, words } = await show("/repayment?loanGid=l1", { "repayment-pay": sentBy(sent) });
    await write("form.method", "transfer");
    await write("form.how", "part");
    await write("form.amount", 9900);
    await press("pay-transfer");
    expect(words()).toContain("The minimum repayment is ₦100");
    await write("form.amount", 10000);
    await press("pay-transfer");
    expect(sent).toMatchObject([{ loanGid: "l1", amount: 10000, method: "transfer" }]);
    expect(went).toEqual(["/payWithBank?payGid=p1&loanGid=l1"]);
  });

  it("S13 who has no card adds one, and comes back to the payment as it was chosen", async () => {
    const sent: unknown[] = [];
    const quoted: unknown[] = [];
    let cards: unknown[] = [];
    const { write, press, went, words, place, engine, state } = await show("/repayment?loanGid=l1", {
      "repayment-quote": (body: unknown) => {
        quoted.push(body);
        return contents["repayment-quote"];
      },
      "repayment-pay": sentBy(sent),
      "bankcard-list": () => ({ cards, listTotal: cards.length }),
    });
    await write("form.method", "card");
    await write("form.how", "part");
    await write("form.amount", 10000);
    expect(place.querySelector("#pay-card")).toBeNull();
    expect(words()).toContain("Add one and come back to this payment");
    await press("add-card");
    expect(went).toEqual(["/addCard"]);

    cards = contents["bankcard-list"].cards;
    await act(async () => engine.arrivals.arrive("/addCard"));
    await act(async () => state.write("journey.card", "c1"));
    await act(async () => engine.arrivals.arrive("/repayment", "loanGid=l1"));
    await until(() => expect(place.querySelector("#pay-card")).not.toBeNull());
    // What the kept amount pays is asked for as well.
    await until(() => expect(quoted.at(-1)).toMatchObject({ loanGid: "l1", amount: 10000 }));
    await press("pay-card");
    expect(sent).toMatchObject([{ loanGid: "l1", amount: 10000, method: "card", bankcardGid: "c1" }]);
  });

  it("S13 a card that is not active cannot be paid with: there, too, one can be added", async () => {
    const [card] = contents["bankcard-list"].cards;
    const { write, place } = await show("/repayment?loanGid=l1", {
      "bankcard-list": { cards: [{ ...card, bankcardStatus: 0 }], listTotal: 1 },
    });
    await write("form.method", "card");
    expect(place.querySelector("#pay-card")).toBeNull();
    expect(place.querySelector("#add-card")).not.toBeNull();
  });

  it.each([
    "/repaymentResult",
    "/repaymentResult?checking=1&loanGid=l1&repaid=433316",
    "/repaymentResult?loanGid=l1&renew=1",
  ])("%s names no payment: nothing is said of one, and the bills show", async (address) => {
    const { went, words } = await show(address);
    expect(went).toEqual(["/bill"]);
    expect(words()).not.toMatch(/succeeded|has arrived|renewed/);
  });

  it.each([
    ["en_US", "You have no such payment here.", /not affected/],
    ["zh_CN", "您没有这笔还款。", /不受影响/],
  ])(
    "X1 in %s of a payment that he does not have it is not said that it could not be asked for",
    async (language, said, not) => {
      const { words } = await show(
        "/repaymentResult?payGid=zzz",
        { "repayment-status": refused(3198), "repayment-receipt": refused(3198) },
        language,
      );
      expect(words()).toContain(said);
      expect(words()).not.toMatch(not);
    },
  );

  it("F1 F20 a receipt says who paid what, how, and what is left", async () => {
    const { words, state } = await show("/repaymentResult?payGid=p1&loanGid=l1");
    for (const fact of ["Repayment succeeded", "R0001", "₦4,333.16", "₦4,333.18", state.read("brand.legalName")])
      expect(words()).toContain(fact);
    for (const fact of ["Ada Obi", "Card 506150******0012, Access Bank", "Payment reference"])
      expect(words()).toContain(fact);
  });

  it.each([
    [
      "en_US",
      ["The bank took this payment back", "The money had arrived and went back to your bank. ₦4,333.16 is owed again."],
    ],
    ["zh_CN", ["银行撤回了该笔还款", "款项到账后被银行退回，₦4,333.16需重新偿还。"]],
  ])("F1 in %s of a payment that the bank took back it is not said that no money was taken", async (language, said) => {
    const reversed = { payStatus: 3, failReason: "reversed", failText: "The bank took the payment back" };
    const pay = { ...contents["repayment-status"], ...reversed };
    const { words } = await show("/repaymentResult?payGid=p1&loanGid=l1", { "repayment-status": pay }, language);
    for (const line of said) expect(words()).toContain(line);
    expect(words()).not.toMatch(/No money|Nothing|没有扣款|Why/);
  });

  it.each<[string, Prepared, string]>([
    [
      "that the bank took back",
      { takenBackAmount: 500_000 },
      "₦5,000 had arrived and went back to your bank. It is owed again.",
    ],
    ["that failed", {}, "Nothing was taken from you. Please try again."],
  ])("F1 the loan says of a payment %s what became of the money", async (_, more, said) => {
    const detail = { ...contents["repayment-loandetail"], loanStatus: 40, repayStatus: 3, ...more };
    const { words } = await show("/billDetail?loanGid=l1", { "repayment-loandetail": detail });
    expect(words()).toContain(said);
    expect(words().includes("Nothing was taken")).toBe(said.startsWith("Nothing"));
  });

  it.each([
    ["en_US", "Paid byFrom what you overpaid"],
    ["zh_CN", "付款方式以多还余额抵扣"],
  ])("F20 in %s a receipt of what his credit paid says so, and names no bank", async (language, how) => {
    const { bankName: _, accountNo: __, ...receipt } = contents["repayment-receipt"];
    const paid = { "repayment-receipt": { ...receipt, method: "transfer", fromCredit: true } };
    const { words } = await show("/repaymentResult?payGid=p1&loanGid=l1", paid, language);
    expect(words()).toContain(how);
  });

  it.each([
    ["en_US", "Repaid from what you overpaid", "What you overpaid was taken back by the bank"],
    ["zh_CN", "以多还余额抵扣", "多还款项被银行退回"],
  ])("F33 in %s the history of a loan says what came out of his credit", async (language, repaid, back) => {
    const about = { time: 1794000056000, amount: 50_000, receiptNo: "R0002", fromCredit: true };
    const moments = ["repayment", "repayment-reversal"].map((kind) => ({ ...about, kind }));
    const history = { "repayment-history": { loanGid: "l1", moments } };
    const { words } = await show("/billDetail?loanGid=l1", history, language);
    for (const said of [repaid, back]) expect(words()).toContain(said);
  });

  it("F20 each number of a receipt, a loan, a contract and a withdrawal by which one asks can be copied", async () => {
    const copying = async (route: string, label: string) => {
      const { place } = await show(route);
      const row = [...place.querySelectorAll("dl > div")].find(
        (one) => one.querySelector("dt")?.firstChild?.textContent === label,
      );
      return row?.querySelector("dd button") !== null && row !== undefined;
    };
    for (const [route, label] of [
      ["/repaymentResult?payGid=p1&loanGid=l1", "Payment reference"],
      ["/repaymentResult?payGid=p1&loanGid=l1", "Receipt number"],
      ["/lendResult/0?orderGid=o1", "Loan number"],
    ] as const)
      expect([route, label, await copying(route, label)]).toEqual([route, label, true]);
  });

  it("F20 saves the receipt as the file that the lender made", async () => {
    const asked: unknown[] = [];
    const link = (body: unknown) => {
      asked.push(body);
      return { link: "/paper/s3cret/receipt-R0001.pdf", expireTime: 1 };
    };
    const { press, engine } = await show("/repaymentResult?payGid=p1&loanGid=l1", { "paper-link": link });
    const opened = vi.spyOn(engine.host, "open").mockReturnValue();
    await press("paper");
    expect(asked).toMatchObject([{ kind: "receipt", payGid: "p1" }]);
    expect(opened).toHaveBeenCalledExactlyOnceWith("/ostrader/paper/s3cret/receipt-R0001.pdf");
  });
});

/** The lender refuses with this status. */
function refused(status: number) {
  return { status, message: "This link is invalid", content: {} };
}
