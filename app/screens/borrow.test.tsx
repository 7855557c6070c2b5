import { act } from "react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import bar from "../../widgets/action-bar/action-bar.module.css";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import home from "./home-and-bills.cases.json" with { type: "json" };
import { broken, order, show } from "../testing/show-screen.tsx";
import { until } from "../testing/until.ts";

const terms = contents["loan-preloan-info"];
const status = contents["loan-query-status"];

/** A day in Lagos as a sentence says it: "Friday 4 December 2026". */
function inWords(ms: number): string {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone: "Africa/Lagos", dateStyle: "full" }).format(ms);
  return parts.replace(",", "");
}

describe("borrowing", () => {
  it("S11 shows the live cost beside the amount", async () => {
    const { write, words } = await show("/lendInfo");
    await write("form.amount", 1000000);
    for (const figure of ["₦140", "₦2,660", "₦199.50", "₦12,999.50", "782.01%"]) expect(words()).toContain(figure);
    await write("form.productId", 2);
    expect(words()).toContain("₦7,000.50");
    await write("journey.voucher", "v1");
    for (const figure of ["₦2,660", "₦2,160", "₦162", "₦7,538"]) expect(words()).toContain(figure);
  });

  it("S11 says all that it costs as a sum, and prices nothing outside the limits", async () => {
    const { write, words } = await show("/lendInfo");
    expect(words()).toContain("When do you pay the charges?");
    expect(words()).toContain("With the repayment");
    expect(words()).toContain("From the payout");
    await write("form.amount", 1000000);
    expect(words()).toContain("All it costs, for 14 days₦2,999.50");
    expect(words()).toContain("You repay ₦12,999.50 by");
    for (const amount of [200000, 6000000]) {
      await write("form.amount", amount);
      expect(words()).not.toContain("All it costs");
      expect(words()).not.toContain("What it costs");
      expect(words()).not.toContain("You repay");
      expect(words()).toContain("Choose an amount within your limit");
    }
  });

  it.each([
    [4_800_000, "3 payments of ₦20,799.20, the first on "],
    [1_000_000, "3 payments, the first of ₦4,333.16 on "],
  ])("F14 a loan of %d kobo in payments says them and the day of the first at its foot", async (amount, said) => {
    const large = { ...terms, productType: "large" };
    const { write, words } = await show("/lendinfo_largeAmount", { "loan-preloan-info": large });
    await write("form.amount", amount);
    const due = Date.now() + 14 * 86_400_000;
    expect(words()).toContain(said + inWords(due));
    expect(words()).not.toContain("You repay ₦");
  });

  it.each([
    ["V5 below the minimum", 200000, "Loan at least ₦3,000"],
    ["V5 above the maximum", 6000000, "Can only borrow ₦50,000"],
    ["V5 above all that is counted", 9_007_199_254_740_991, "Can only borrow ₦50,000"],
    ["V5 no amount", undefined, "Please enter the amount to borrow, digits only"],
    ["V5 no multiple", 1005000, "Loan amount must be multiple of ₦100"],
  ])("%s stays and says so", async (_title, amount, message) => {
    const { write, press, words, went } = await show("/lendInfo");
    await write("form.amount", amount);
    await press("next");
    expect(words()).toContain(message);
    expect(words()).toContain("Please select the purpose of the loan");
    expect(went).toEqual([]);
  });

  it("S11 goes on to the confirmation with what was chosen", async () => {
    const { write, press, went, state } = await show("/lendInfo");
    await write("form.amount", 1000000);
    await write("form.purpose", 1);
    await write("journey.voucher", "v1");
    await press("next");
    expect(went).toEqual(["/lendConfirm"]);
    expect(state.read("journey.order")).toMatchObject({ ...order, voucherGid: "v1" });
  });

  it.each([
    [3, false],
    [0, true],
  ])("F35 S11 with the status %d of the borrower (3: overdue) the form is there: %s", async (bizStatus, open) => {
    const now = { auditState: 2, bizStatus, currentTime: 1795154400000, userType: 2 };
    const { words, button, place, went } = await show("/lendInfo", { "index-creditstatus": now });
    expect([button("next") !== null, place.querySelector("input") !== null]).toEqual([open, open]);
    expect(words().includes("A payment of yours is overdueYou can borrow again once it is repaid.")).toBe(!open);
    const way = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "See my bills");
    await act(async () => way?.click());
    expect(went).toEqual(open ? [] : ["/bill"]);
  });

  it("S11 leaves out a voucher that is not for the amount", async () => {
    const vouchers = terms.vouchers.map((voucher) => ({ ...voucher, conditionLowerLimit: 2000000 }));
    const { write, press, state } = await show("/lendInfo", { "loan-preloan-info": { ...terms, vouchers } });
    await write("form.amount", 1000000);
    await write("form.purpose", 1);
    await write("journey.voucher", "v1");
    await press("next");
    expect(state.read("journey.order.voucherGid")).toBeFalsy();
  });

  it("R65 a confirmation without a choice goes back to the choice", async () => {
    expect((await show("/lendConfirm")).went).toEqual(["/lendInfo"]);
  });

  it.each(["/lendConfirm", "/lendResult/2"])(
    "F14 %s says of a loan in payments how many, and from when",
    async (route) => {
      const period = (periodNo: number, amount: number) => ({
        periodNo,
        dueTime: 1796363999000 + (periodNo - 1) * 14 * 86_400_000,
        amount,
      });
      const at = async (installments: readonly unknown[]) => {
        const more = {
          "loan-contract": { ...contents["loan-contract"], installments },
          "loan-query-status": { ...status, extInfo: { ...status.extInfo, installments } },
        };
        return (await show(route, more, "en_US", { order })).words();
      };
      const three = await at([period(1, 433_316), period(2, 433_316), period(3, 433_318)]);
      expect(three).toContain(
        "3 payments, the first of ₦4,333.16 on Friday 4 December 2026, 06:59, the last of ₦4,333.18",
      );
      expect(three).toContain("Last due date");
      expect(three).not.toContain("You repay ₦");
      expect(await at([period(1, 400_000), period(2, 400_000)])).toContain(
        "2 payments of ₦4,000, the first on Friday 4",
      );
      const once = await at([period(1, 1_299_950)]);
      expect(once).toMatch(/In one payment₦12,999\.50Loan amount₦10,000Due\d/);
    },
  );

  it("S11 the confirmation says every charge, the due time in words and the late fee", async () => {
    const { words } = await show("/lendConfirm", {}, "en_US", { order });
    for (const fact of [
      "₦140",
      "₦2,660",
      "₦199.50",
      "₦12,999.50",
      "Friday 4 December 2026",
      "06:59",
      "782.01%",
      "₦700",
    ])
      expect(words()).toContain(fact);
  });

  it("R45 R63 two presses make one application, and the result replaces the confirmation", async () => {
    const sent: unknown[] = [];
    const apply = (body: unknown) => {
      sent.push(body);
      return contents["loan-apply"];
    };
    const { write, press, went, place } = await show("/lendConfirm", { "loan-apply": apply }, "en_US", { order });
    await write("form.pin", "2580");
    const button = place.querySelector("#apply") as HTMLButtonElement;
    await act(async () => {
      button.click();
      button.click();
    });
    await press("apply");
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ quoteId: "q1", loanAmount: 1000000, bankAccountGid: "a1", tradePassword: "2580" });
    expect(went).toEqual(["/lendResult/0?orderGid=o2"]);
  });

  it("C17 a native app is told the id of the loan, not of its application", async () => {
    const { write, press, told } = await show("/lendConfirm", {}, "en_US", { order }, { native: true });
    await write("form.pin", "2580");
    await press("apply");
    expect(told.filter(([capability]) => capability === "send-loan-id")).toEqual([["send-loan-id", { loanGid: "l2" }]]);
  });

  it("R49 Enter in the PIN and a tap on the button make one application", async () => {
    const sent: unknown[] = [];
    const answer = (body: unknown) => {
      sent.push(body);
      return contents["loan-apply"];
    };
    const { write, went, place } = await show("/lendConfirm", { "loan-apply": answer }, "en_US", { order });
    await write("form.pin", "2580");
    const apply = place.querySelector("#apply") as HTMLButtonElement;
    const presses = vi.fn();
    apply.addEventListener("click", presses);
    await act(async () => {
      const entered = userEvent.type(place.querySelector("input[inputmode=numeric]") as HTMLInputElement, "{Enter}");
      apply.click();
      await entered;
    });
    await until(() => expect(went).toEqual(["/lendResult/0?orderGid=o2"]));
    expect(presses).toHaveBeenCalledTimes(2);
    expect(sent).toHaveLength(1);
  });

  it("X1 an application that is refused says why above its button, with the way on, until it is tried again", async () => {
    const message = "You have overdue loan, please apply loan after repay";
    const refused = { status: 3101, message, content: {} };
    const { write, press, went, words, place, engine } = await show(
      "/lendConfirm",
      { "loan-apply": refused },
      "en_US",
      { order },
    );
    await write("form.pin", "2580");
    await press("apply");
    expect(place.querySelector("[role=alert]")?.textContent).toContain(message);
    expect(engine.ui.toast.read()).toBeFalsy();
    expect(words()).toContain("See my bills");
    expect(went).toEqual([]);
    await press("apply");
    expect(place.querySelector("[role=alert]")?.textContent ?? "").not.toContain(message);
  });

  it("S21 the coupon that was chosen is kept with the journey, and gone with the application", async () => {
    expect((await show("/lendInfo", {}, "en_US", { voucher: "v1" })).words()).toContain("VoucherChosen");
    const after = await show("/lendResult/0", {}, "en_US", { voucher: "v1", order });
    expect(after.state.read("journey.voucher") ?? null).toBeNull();
  });

  it("V4 a wrong transaction password is wiped and said in its place", async () => {
    const refused = { status: 3020, message: "2 tries left", content: {} };
    const { write, press, went, words, engine } = await show("/lendConfirm", { "loan-apply": refused }, "en_US", {
      order,
    });
    await write("form.pin", "1111");
    await press("apply");
    expect(words()).toContain("2 tries left");
    expect(went).toEqual([]);
    const { stage } = engine;
    expect(stage.kind === "visit" && stage.visit.session.read("form.pin")).toBeUndefined();
  });

  it("S17 K12 without a transaction password it can be set by what is docked, then signed with", async () => {
    const refused = { status: 3011, message: "Please set your transaction password first", content: {} };
    const more = { "loan-apply": refused, "userinfo-trade-password-set": {} };
    const { write, press, words } = await show("/lendConfirm", more, "en_US", { order });
    await write("form.pin", "1111");
    await press("apply");
    expect(words()).toContain("Set a transaction password first");
    const docked = document.querySelectorAll(`.${bar["action-bar"]}`);
    expect([...docked].map(({ textContent }) => textContent)).toEqual(["Set it now"]);
    await act(async () => (document.querySelector("#set-pin") as HTMLElement).click());
    await until(() => expect(document.querySelector("#save-pin")).not.toBeNull());
    await write("form.newPin", "2580");
    await write("form.newPinAgain", "2581");
    await act(async () => (document.querySelector("#save-pin") as HTMLElement).click());
    expect(words()).toContain("Twice input inconsistent");
    await write("form.newPinAgain", "2580");
    await act(async () => (document.querySelector("#save-pin") as HTMLElement).click());
    await until(() => expect(document.querySelector("#apply")).not.toBeNull());
  });

  it("R51 terms that changed lead back to the choice", async () => {
    const { write, press, went } = await show(
      "/lendConfirm",
      { "loan-apply": { status: 3106, message: "", content: {} } },
      "en_US",
      { order },
    );
    await write("form.pin", "2580");
    await press("apply");
    expect(went).toEqual(["/lendInfo"]);
  });

  it("S11 without any application there is a way home", async () => {
    const { words } = await show("/lendResult/0", { "loan-query-status": null });
    expect(words()).toContain("You have no application here.");
    expect(words()).not.toContain("Failed to load data.");
  });

  it("X5 a status that cannot be had offers a retry", async () => {
    let asked = 0;
    // A read is tried four times before it counts as failed (R35).
    const answer = () => (asked++ < 4 ? broken() : status);
    const { words, place } = await show("/lendResult/0?orderGid=o1", { "loan-query-status": answer });
    expect(words()).toContain("Failed to load data.");
    await act(async () => (place.querySelector("main button") as HTMLElement).click());
    await until(() => expect(words()).toContain("Under review"));
  });
});

describe("F13 no answer to whether one may borrow", () => {
  /** Who has no credit line yet is let in without the lender's risk check being asked. */
  const notYet = {
    "index-creditstatus": { auditState: 0, bizStatus: 0, currentTime: 1795154400000, userType: 2 },
  };
  /** The last button: what means "borrow" is docked at the end. */
  const borrowButton = () => [...document.querySelectorAll("button")].at(-1) as HTMLElement;

  it("is said in place, and tried again from there", async () => {
    let asked = 0;
    const mayBorrow = { basicsAuth: 0, refuseFlag: 0, installRefuseFlag: 0, isHuidus: 0, preLoanInfoRespVO: terms };
    const risk = () => (asked++ < 8 ? broken() : mayBorrow);
    const { engine, words, went } = await show("/lendInfo_pre", { "risk-auth": risk, ...notYet });
    await act(async () => borrowButton().click());
    await until(() => expect(engine.dialogs.stack.at(-1)?.document.id).toBe("try-again"));
    expect(words()).toContain("We got no answer");
    expect(engine.toasts.current?.text).toBe("request timeout");
    expect(words()).toContain("Nothing was sent or changed, and what you typed is kept.");
    expect(went).toEqual([]);
    asked = 8;
    await act(async () => (document.querySelector("#try-again") as HTMLElement).click());
    await until(() => expect(went).toEqual(["/lendInfo"]));
  });

  it("C4 an answer that cannot be read is told as one", async () => {
    const { engine, words } = await show("/lendInfo_pre", {
      "risk-auth": { status: "garbled", message: "" },
      ...notYet,
    });
    await act(async () => borrowButton().click());
    await until(() => expect(engine.dialogs.stack.at(-1)?.document.id).toBe("try-again"));
    expect(words()).toContain("We could not read the answer");
    expect(words()).not.toContain("The line is slow");
    expect(engine.toasts.current?.text).toMatch(/^The answer could not be read/);
  });

  it.each([
    ["stay", []],
    ["leave", ["https://guide.example.com/app"]],
  ])("F6 another address is named before it is opened: %s", async (id, opened) => {
    const guided = {
      basicsAuth: 1,
      refuseFlag: 0,
      installRefuseFlag: 0,
      isHuidus: 0,
      guideLink: "https://guide.example.com/app",
    };
    const { words, went, engine } = await show("/lendInfo_pre", { "risk-auth": guided, ...notYet });
    await act(async () => borrowButton().click());
    await until(() => expect(engine.dialogs.stack.at(-1)?.document.id).toBe("leave-app"));
    expect(words()).toContain("https://guide.example.com/app");
    expect(went).toEqual([]);
    await act(async () => (document.querySelector(`#${id}`) as HTMLElement).click());
    await until(() => expect(engine.dialogs.stack).toEqual([]));
    await until(() => expect(went).toEqual(opened));
  });
});

describe("what a loan costs adds up", () => {
  it.each([
    ["/lendConfirm", "The whole cost"],
    ["/billDetail?loanGid=l1", "What it costs"],
  ])(
    "B8 on %s the amounts above the total are what comes to it, and no other stands among them",
    async (route, title) => {
      const { place } = await show(route, home.usual, "en_US", { order });
      const table = [...place.querySelectorAll("section")].find(
        (one) => one.querySelector("h2")?.textContent === title,
      );
      const amounts = [...(table?.querySelectorAll("dl > div") ?? [])].map((row) => ({
        label: row.querySelector("dt")?.textContent ?? "",
        kobo: Math.round(Number((row.querySelector("dd")?.textContent ?? "").replace(/[₦,]/g, "")) * 100),
      }));
      const total = amounts.findIndex(({ label }) => /^(You repay|Left to repay)/.test(label));
      expect(total).toBeGreaterThan(2);
      const sum = amounts.slice(0, total).reduce((all, { kobo }) => all + kobo, 0);
      expect(sum).toBe(amounts[total]?.kobo);
    },
  );
});
