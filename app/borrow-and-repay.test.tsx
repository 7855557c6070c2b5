// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { open } from "./open-screen.tsx";

const terms = contents["loan-preloan-info"];
const status = contents["loan-query-status"];
const detail = contents["repayment-loandetail"];
const paid = contents["repayment-status"];
const order = {
  quoteId: "q1",
  productId: 1,
  loanAmount: 1000000,
  bankAccountGid: "a1",
  bank: "Guaranty Trust Bank",
  account: "0123456785",
  purposeId: 1,
  hasPin: true,
  latest: "o1",
  from: "/lendInfo",
};
const broken = () => {
  throw new TypeError("the line broke");
};

type Prepared = Readonly<Record<string, unknown>>;

/** Opens a screen; `journey` is what the screens before left. */
async function show(route: string, more: Prepared = {}, language = "en_US", journey: Prepared = {}) {
  const shown = await open(route, "usual", {
    language,
    guest: route === "/login" || route === "/register",
    more: { ...contents, ...more },
  });
  for (const [name, value] of Object.entries(journey))
    await act(async () => shown.state.write(`journey.${name}`, value));
  if (Object.keys(journey).length > 0) {
    shown.went.length = 0;
    await act(async () => shown.engine.arrive(...(route.split("?") as [string, string?])));
  }
  const button = (id: string) => shown.place.querySelector(`#${id}`) as HTMLButtonElement;
  const press = async (id: string) => {
    await act(async () => button(id).click());
    await act(() => vi.waitFor(() => expect(button(id)?.getAttribute("aria-busy") ?? "false").toBe("false")));
  };
  const write = (path: string, value: unknown) => {
    const { stage } = shown.engine;
    return act(async () => stage.kind === "visit" && stage.visit.session.write(path, value));
  };
  const words = () => document.body.textContent ?? "";
  return { ...shown, press, write, words };
}

const screens: [route: string, more: Prepared, journey: Prepared][] = [
  ["/login", {}, {}],
  ["/register", {}, {}],
  ["/lendInfo", {}, {}],
  ["/lendInfo?productType=sloan", { "loan-preloan-info": { ...terms, highestLimit: 0 } }, {}],
  ["/lendInfo", { "bankaccount-list": { accounts: [] } }, {}],
  ["/lendInfo_subLoan", {}, {}],
  ["/lendinfo_largeAmount", {}, {}],
  ["/lendConfirm", {}, { order }],
  ["/lendConfirm", {}, { order: { ...order, hasPin: false } }],
  ["/lendResult/0", {}, {}],
  ["/lendResult/0?orderGid=o1", {}, {}],
  ["/lendResult/2", { "loan-query-status": { ...status, loanStatus: 40, lendResult: 2 } }, {}],
  ["/lendResult/3", { "loan-query-status": { ...status, loanStatus: 30, lendResult: 3 } }, {}],
  ["/lendResult/1", { "loan-query-status": { ...status, loanStatus: 71, lendResult: 1, failText: "card" } }, {}],
  ["/lendResult/9", { "loan-query-status": { ...status, loanStatus: 999, lendResult: 9 } }, {}],
  ["/lendResult/0?checking=1&after=o1", {}, {}],
  ["/repayment?loanGid=l1", {}, {}],
  ["/repayment?loanGid=l1", { "bankcard-list": { cards: [] } }, {}],
  [
    "/repayment?loanGid=l1",
    { "repayment-loandetail": { ...detail, loanLeftAmount: 0, loanStatus: 60 }, "repayment-quote": null },
    {},
  ],
  ["/repayment?loanGid=l1", { "repayment-loandetail": { ...detail, exceedDays: 4, repayStatus: 1 } }, {}],
  ["/payWithBank?loanGid=l1&payGid=p1", {}, {}],
  ["/payWithBank?loanGid=l1", {}, {}],
  ["/repaymentResult?payGid=p1&loanGid=l1", {}, {}],
  ["/repaymentResult?payGid=p1", { "repayment-status": { ...paid, payStatus: 1 }, "repayment-receipt": null }, {}],
  [
    "/repaymentResult?payGid=p1",
    { "repayment-status": { ...paid, payStatus: 3, failText: "x" }, "repayment-receipt": null },
    {},
  ],
  ["/repaymentResult?payGid=p1", { "repayment-status": { ...paid, payStatus: 9 }, "repayment-receipt": null }, {}],
  ["/repaymentResult?checking=1&loanGid=l1&repaid=433316", {}, {}],
  ["/credit_entry", {}, {}],
  ["/creditResult/1", {}, {}],
  ["/creditResult", {}, {}],
  ["/creditResult", { "index-creditstatus": { auditState: 0, bizStatus: 0, currentTime: 1, userType: 1 } }, {}],
];

describe.each(["en_US", "zh_CN"])("in %s", (language) => {
  it.each(screens)("S2 S11 S13 B7 %s shows whole, without a fault (%#)", async (route, more, journey) => {
    const { wrong, words } = await show(route, more, language, journey);
    expect(wrong).toEqual([]);
    expect(words().length).toBeGreaterThan(20);
    expect(words()).not.toMatch(/\{\{|\b(lend|repay)[a-z-]*\.[a-z]/);
  });
});

describe("borrowing", () => {
  it("S11 shows the live cost beside the amount", async () => {
    const { write, words } = await show("/lendInfo");
    await write("form.amount", 1000000);
    for (const figure of ["₦140", "₦2,660", "₦199.50", "₦12,999.50", "782.01%"]) expect(words()).toContain(figure);
    await write("form.productId", 2);
    expect(words()).toContain("₦7,000.50");
    await write("screen.voucher", "v1");
    for (const figure of ["₦2,660", "₦2,160", "₦7,500.50"]) expect(words()).toContain(figure);
  });

  it.each([
    ["V5 below the minimum", 200000, "Loan at least ₦3,000"],
    ["V5 above the maximum", 6000000, "Can only borrow ₦50,000"],
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
    await write("screen.voucher", "v1");
    await press("next");
    expect(went).toEqual(["/lendConfirm"]);
    expect(state.read("journey.order")).toMatchObject({ ...order, voucherGid: "v1" });
  });

  it("S11 leaves out a voucher that is not for the amount", async () => {
    const vouchers = terms.vouchers.map((voucher) => ({ ...voucher, conditionLowerLimit: 2000000 }));
    const { write, press, state } = await show("/lendInfo", { "loan-preloan-info": { ...terms, vouchers } });
    await write("form.amount", 1000000);
    await write("form.purpose", 1);
    await write("screen.voucher", "v1");
    await press("next");
    expect(state.read("journey.order.voucherGid")).toBeFalsy();
  });

  it("R65 a confirmation without a choice goes back to the choice", async () => {
    expect((await show("/lendConfirm")).went).toEqual(["/lendInfo"]);
  });

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

  it("R47 an application that nobody answered is asked for, never sent again", async () => {
    const { write, press, went } = await show("/lendConfirm", { "loan-apply": broken }, "en_US", { order });
    await write("form.pin", "2580");
    await press("apply");
    expect(went).toEqual(["/lendResult/0?checking=1&after=o1"]);
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

  it("S17 without a transaction password it can be set, then signed with", async () => {
    const refused = { status: 3011, message: "Please set your transaction password first", content: {} };
    const more = { "loan-apply": refused, "userinfo-trade-password-set": {} };
    const { write, press, words } = await show("/lendConfirm", more, "en_US", { order });
    await write("form.pin", "1111");
    await press("apply");
    expect(words()).toContain("Set a transaction password first");
    await act(async () => (document.querySelector("#set-pin") as HTMLElement).click());
    await act(() => vi.waitFor(() => expect(document.querySelector("#save-pin")).not.toBeNull()));
    await write("form.newPin", "2580");
    await write("form.newPinAgain", "2581");
    await act(async () => (document.querySelector("#save-pin") as HTMLElement).click());
    expect(words()).toContain("Twice input inconsistent");
    await write("form.newPinAgain", "2580");
    await act(async () => (document.querySelector("#save-pin") as HTMLElement).click());
    await act(() => vi.waitFor(() => expect(document.querySelector("#apply")).not.toBeNull()));
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

  it.each([
    ["the old application is the latest", status, "We are checking your application"],
    ["the lender knows none", null, "We are checking your application"],
    ["a new one is there", { ...status, orderGid: "o2" }, "Under review"],
  ])("R47 while checking, when %s", async (_title, answer, wanted) => {
    const { words } = await show("/lendResult/0?checking=1&after=o1", { "loan-query-status": answer });
    expect(words()).toContain(wanted);
    expect(words()).not.toContain("failed");
  });

  it("S11 without any application there is a way home", async () => {
    const { words } = await show("/lendResult/0", { "loan-query-status": null });
    expect(words()).toContain("You have no application here.");
    expect(words()).not.toContain("Failed to load data.");
  });

  it("X5 a status that cannot be had offers a retry", async () => {
    let asked = 0;
    const answer = () => (asked++ === 0 ? broken() : status);
    const { words, place } = await show("/lendResult/0?orderGid=o1", { "loan-query-status": answer });
    expect(words()).toContain("Failed to load data.");
    await act(async () => (place.querySelector("main button") as HTMLElement).click());
    await act(() => vi.waitFor(() => expect(words()).toContain("Under review")));
  });
});

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

  it("S13 V13 a part by transfer, not below the minimum", async () => {
    const sent: unknown[] = [];
    const { write, press, went, words } = await show("/repayment?loanGid=l1", { "repayment-pay": sentBy(sent) });
    await write("form.method", "transfer");
    await write("screen.how", "part");
    await write("form.amount", 9900);
    await press("pay-transfer");
    expect(words()).toContain("The minimum repayment is ₦100");
    await write("form.amount", 10000);
    await press("pay-transfer");
    expect(sent).toMatchObject([{ loanGid: "l1", amount: 10000, method: "transfer" }]);
    expect(went).toEqual(["/payWithBank?payGid=p1&loanGid=l1"]);
  });

  it("R47 a payment that nobody answered is asked for, never charged again", async () => {
    const { press, went } = await show("/repayment?loanGid=l1", { "repayment-pay": broken });
    await press("pay-card");
    expect(went).toEqual(["/repaymentResult?checking=1&loanGid=l1&repaid=433316"]);
  });

  it.each([
    ["nothing has moved", detail, "We are checking your payment"],
    ["money has arrived", { ...detail, repaymentAmount: 866632, loanLeftAmount: 433318 }, "Repayment succeeded"],
    ["the bank refused", { ...detail, repayStatus: 3 }, "Repayment failed"],
  ])("R47 while checking, when %s", async (_title, answer, wanted) => {
    const { words } = await show("/repaymentResult?checking=1&loanGid=l1&repaid=433316", {
      "repayment-loandetail": answer,
    });
    expect(words()).toContain(wanted);
  });

  it("S13 the account for a transfer, and what follows", async () => {
    const { words, press, went } = await show("/payWithBank?loanGid=l1&payGid=p1");
    for (const fact of ["0000000001", "Sandbox Bank", "999", "Sandbox Lender"]) expect(words()).toContain(fact);
    await press("transferred");
    expect(went).toEqual(["/repaymentResult?payGid=p1&loanGid=l1"]);
  });

  it("F1 a receipt says what was paid and what is left", async () => {
    const { words } = await show("/repaymentResult?payGid=p1&loanGid=l1");
    for (const fact of ["Repayment succeeded", "R0001", "₦4,333.16", "₦4,333.18"]) expect(words()).toContain(fact);
  });
});

describe("coming in", () => {
  const known = {
    mobile: "7100000002",
    userGid: "u2",
    userId: "2",
    userStatus: 1,
    userToken: "secret",
    freezeStatus: 0,
    verifyToken: "v",
    name: "Chiamaka",
    loginFromType: "sms",
    isHuidus: 0,
    currentBizArg: "718",
  };

  async function logIn(answer: unknown) {
    const shown = await show("/login", { "userinfo-sms-login": answer });
    await shown.write("form.mobile", "7100000002");
    await shown.write("form.smsCode", "1234");
    await shown.write("form.agree", true);
    await shown.press("enter");
    return shown;
  }

  it("S17 V1 V9 says what is missing", async () => {
    const { press, words } = await show("/login");
    await press("enter");
    for (const message of [
      "Please enter your phone number",
      "Please enter the verification code",
      "Please agree to the agreement below",
    ])
      expect(words()).toContain(message);
  });

  it("S17 F8 a code that is right lets in", async () => {
    const { state, went } = await logIn(known);
    expect(state.read("session.token")).toBe("secret");
    expect(went).toEqual(["/index"]);
  });

  it("A2 a user who belongs in the app is guided there and not let in", async () => {
    const { state, went } = await logIn({ ...known, isHuidus: 1 });
    expect(state.read("session.token")).toBeUndefined();
    expect(went).toEqual(["/h5AppDown"]);
  });

  it("F5 logging in withdraws a cancellation", async () => {
    const { state } = await logIn({ ...known, userStatus: 2 });
    expect(state.read("session.token")).toBe("secret");
  });

  it("S17 a number that is registered is told so, with the way to log in", async () => {
    const taken = { status: 3012, message: "The user is already registered", content: {} };
    const { write, press, words, went } = await show("/register", { "userinfo-register": taken });
    await write("form.mobile", "7100000002");
    await write("form.smsCode", "1234");
    await write("form.password", "Naira2026");
    await write("form.again", "Naira2027");
    await write("form.agree", true);
    await press("create");
    expect(words()).toContain("Please enter the same password");
    await write("form.again", "Naira2026");
    await press("create");
    expect(words()).toContain("The user is already registered");
    expect(went).toEqual([]);
  });

  it("F8 a new account is let in and its vouchers are looked for", async () => {
    const { write, press, state } = await show("/register", { "userinfo-register": known });
    for (const [name, value] of Object.entries({
      mobile: "7100000001",
      smsCode: "1234",
      password: "Naira2026",
      again: "Naira2026",
      agree: true,
    }))
      await write(`form.${name}`, value);
    await press("create");
    expect(state.read("session.token")).toBe("secret");
    expect(state.read("journey.voucherCheck")).toBe(true);
  });
});
