import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import type { Handler } from "../call/handler.ts";
import { noteRequest } from "../call/note-request.ts";
import { findLoan } from "../loan/find-loan.ts";
import { receiptView } from "../repayment/receipt-view.ts";
import { openPaper } from "./paper-ticket.ts";

/**
 * POST /paper/link: where a receipt or a statement can be fetched as a file, for ten minutes; refuses 3198 another's
 * payment or loan, and 3199 what has none: a payment without a receipt, a loan that was not paid out.
 */
export const paperLink: Handler<"paper-link"> = async (call) => {
  const { tx, body, now, query, token = "" } = call;
  const { kind, payGid, loanGid } = body;
  const { name, subject } = kind === "receipt" ? await ofPayment(call, payGid) : await ofLoan(call, loanGid);
  const { bizType, c } = query;
  const asked = { borrowerId: call.borrower.id, kind, name, subject, business: bizType ?? null, channel: c ?? null };
  await noteRequest(tx, call.borrower.id, now, ["borrower", "paper", "loans"]);
  return openPaper(tx, asked, { token, now });
};

type Call = Parameters<Handler<"paper-link">>[0];

async function ofPayment({ tx, borrower }: Call, payGid = "") {
  const { receiptNo } = await receiptView(tx, borrower, payGid);
  return { name: `receipt-${receiptNo}.pdf`, subject: payGid };
}

async function ofLoan({ tx, borrower }: Call, loanGid = "") {
  const loan = await findLoan(tx, borrower.id, loanGid);
  if (loan.disbursedAt === null) throw new Refusal(STATUS.illegal);
  return { name: `statement-${loan.loanNo}.pdf`, subject: loan.id };
}
