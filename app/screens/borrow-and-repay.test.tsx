import { describe, expect, it } from "vitest";
import contents from "./borrow-and-repay.cases.json" with { type: "json" };
import { order, type Prepared, show } from "../testing/show-screen.tsx";

const terms = contents["loan-preloan-info"];
const status = contents["loan-query-status"];
const detail = contents["repayment-loandetail"];
const paid = contents["repayment-status"];

const screens: [route: string, more: Prepared, journey: Prepared][] = [
  ["/login", {}, {}],
  ["/register", {}, {}],
  ["/lendInfo", {}, {}],
  ["/lendInfo?from=external", { "loan-preloan-info": { ...terms, highestLimit: 0 } }, {}],
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
  ["/repayment?loanGid=l1", {}, {}],
  ["/repayment?loanGid=l1", { "bankcard-list": { cards: [] } }, {}],
  [
    "/repayment?loanGid=l1",
    { "repayment-loandetail": { ...detail, loanLeftAmount: 0, loanStatus: 60 }, "repayment-quote": null },
    {},
  ],
  ["/repayment?loanGid=l1", { "repayment-loandetail": { ...detail, exceedDays: 4, repayStatus: 1 } }, {}],
  ["/payWithBank?loanGid=l1&payGid=p1", { "repayment-status": { ...paid, payStatus: 1 } }, {}],
  ["/payWithBank?loanGid=l1", {}, {}],
  ["/repaymentResult?payGid=p1&loanGid=l1", {}, {}],
  ["/repaymentResult?payGid=p1", { "repayment-status": { ...paid, payStatus: 1 }, "repayment-receipt": null }, {}],
  [
    "/repaymentResult?payGid=p1",
    { "repayment-status": { ...paid, payStatus: 3, failText: "x" }, "repayment-receipt": null },
    {},
  ],
  ["/repaymentResult?payGid=p1", { "repayment-status": { ...paid, payStatus: 9 }, "repayment-receipt": null }, {}],
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
