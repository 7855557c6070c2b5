import { dateText, dateTimeText } from "../../../lending/format/lagos-date.ts";
import { naira } from "../../../lending/format/naira.ts";
import { maskPhone } from "../../../lending/format/mask-phone.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { LoanState } from "../loan/period-state.ts";
import type { Paper } from "./paper.ts";
import type { StatementLine } from "../history/statement-lines.ts";
import type { Words } from "./words.ts";

/** The statement of a loan: every movement with what was owed after it; `now` in ms. */
export function statementPaper(
  {
    borrower,
    state,
    lines,
    now,
  }: { borrower: BorrowerRow; state: LoanState; lines: readonly StatementLine[]; now: number },
  words: Words,
): Paper {
  const { loan, left } = state;
  const paidOut: Paper["facts"] =
    loan.disbursedAt === null ? [] : [[words("paper.paid-out-at"), dateText(loan.disbursedAt)]];
  const due: Paper["facts"] = loan.dueAt === null ? [] : [[words("paper.due"), dateTimeText(loan.dueAt)]];
  return {
    title: words("paper.statement"),
    number: loan.loanNo,
    facts: [
      [words("paper.borrower"), borrower.name],
      [words("paper.phone"), maskPhone(borrower.mobile)],
      [words("paper.product"), loan.productName],
      [words("paper.applied-at"), dateText(loan.appliedAt)],
      ...paidOut,
      [words("paper.received"), naira(loan.net)],
      ...due,
      [words("paper.as-of"), dateText(now)],
    ],
    table: {
      head: [
        words("paper.date"),
        words("paper.what"),
        words("paper.more"),
        words("paper.less"),
        words("paper.balance"),
      ],
      rows: lines.map(({ kind, at, change, balance, receiptNo, fromCredit }) => [
        dateText(at),
        words(`paper.line-${kind}${fromCredit ? "-credit" : ""}`, { receipt: receiptNo ?? "" }),
        change > 0 ? naira(change) : "",
        change < 0 ? naira(-change) : "",
        naira(balance),
      ]),
      total: ["", words("paper.left"), "", "", naira(left)],
      widths: [0.13, 0.35, 0.16, 0.2, 0.16],
      figuresFrom: 2,
    },
    notes: [words("paper.note-statement"), words("paper.note-help")],
  };
}
