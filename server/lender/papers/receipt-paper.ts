import { dateTimeText } from "../../../lending/format/lagos-date.ts";
import { naira } from "../../../lending/format/naira.ts";
import type { receiptView } from "../repayment/receipt-view.ts";
import type { Paper } from "./paper.ts";
import type { Words } from "./words.ts";

/** The receipt of a payment: who paid what for which loan, how, and what of it went where. */
export function receiptPaper(view: Awaited<ReturnType<typeof receiptView>>, words: Words): Paper {
  const parts = [
    ["overdue-fee", view.overdueFee],
    ["tax", view.tax],
    ["fee", view.fee],
    ["interest", view.interest],
    ["principal", view.principal],
    ["credit", view.credit],
  ] as const;
  return {
    title: words("paper.receipt"),
    number: view.receiptNo,
    facts: [
      [words("paper.borrower"), view.borrowerName],
      [words("paper.loan-number"), view.loanNo],
      [words("paper.paid-at"), dateTimeText(view.paidTime)],
      [
        words("paper.method"),
        words(`paper.paid-by_${view.fromCredit ? "credit" : view.method}`, {
          bank: view.bankName,
          account: view.accountNo,
        }),
      ],
      [words("paper.reference"), view.reference],
      [words("paper.left-after"), naira(view.loanLeftAmount)],
    ],
    table: {
      head: [words("paper.for"), words("paper.amount")],
      rows: parts.filter(([, amount]) => amount !== 0).map(([part, amount]) => [words(`paper.${part}`), naira(amount)]),
      total: [words("paper.paid"), naira(view.amount)],
      widths: [0.7, 0.3],
      figuresFrom: 1,
    },
    notes: [words("paper.note-receipt"), words("paper.note-help")],
  };
}
