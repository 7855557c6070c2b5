import { expect, it } from "vitest";
import { DAY, DUE, loanState, paymentRow } from "../../testing/loan-rows.ts";
import { paymentView } from "./payment-view.ts";

const text = (key: string) => `words of ${key}`;

it("a payment of a loan, in process", () => {
  expect(paymentView(paymentRow(), loanState(DUE), text)).toEqual({
    payGid: "payment-1",
    loanGid: "loan-1",
    amount: 50_000,
    method: "card",
    payStatus: 1,
    applyTime: DUE - DAY,
    finishTime: undefined,
    loanLeftAmount: 1_299_950,
    loanStatus: 40,
  });
});

it("one that failed says why", () => {
  const row = paymentRow({ status: "failed", failure: "network", finishedAt: DUE });
  expect(paymentView(row, loanState(DUE + 1000), text)).toMatchObject({
    payStatus: 3,
    finishTime: DUE,
    loanStatus: 50,
    failReason: "network",
    failText: "words of lender.fail-network",
  });
});

it("S13 one that succeeded says what it left, not what is owed by now", () => {
  const row = paymentRow({ status: "success", finishedAt: DUE, loanLeft: 1_199_950 });
  expect(paymentView(row, loanState(DUE), text)).toMatchObject({ payStatus: 2, loanLeftAmount: 1_199_950 });
});

it("one for no loan leaves nothing to pay", () => {
  const row = paymentRow({ loanId: null, status: "success" });
  expect(paymentView(row, null, text)).toMatchObject({
    loanGid: undefined,
    payStatus: 2,
    loanLeftAmount: 0,
    loanStatus: 60,
  });
});

it("E6 a transfer says where to", () => {
  const account = { bankVa: "0000000001", borrowerId: "b", loanId: null, bankCode: "999", bankName: "Bank" };
  const row = { ...account, receiverName: "Lender", expiresAt: DUE };
  expect(paymentView(paymentRow({ method: "transfer" }), loanState(DUE), text, row)).toMatchObject({
    method: "transfer",
    virtualAccount: {
      bankCode: "999",
      bankName: "Bank",
      bankVA: "0000000001",
      expiredTime: DUE,
      receiverName: "Lender",
    },
  });
});
