import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import type { Handler } from "../call/handler.ts";
import { findLoan, loansOf, statesOf } from "../loan/find-loan.ts";
import { monthOf, monthsSince, statementOf } from "./statement-of.ts";

/** How many months can be chosen: as many as are seen at a glance. */
const MONTHS = 12;

/**
 * POST /repayment/statement: what was owed at first, what changed it and what was owed at the end, of one loan of the
 * caller or of all, in one month or since the first; refuses 3198 another's loan, 3199 one that was not paid out.
 */
export const repaymentStatement: Handler<"repayment-statement"> = async ({ tx, body, borrower, now }) => {
  const paidOut = (await loansOf(tx, borrower.id)).filter(({ disbursedAt }) => disbursedAt !== null);
  const chosen = body.loanGid ? [await findLoan(tx, borrower.id, body.loanGid)] : paidOut;
  if (chosen.some(({ disbursedAt }) => disbursedAt === null)) throw new Refusal(STATUS.illegal);
  const begun = Math.min(now, ...chosen.flatMap(({ disbursedAt }) => disbursedAt ?? []));
  const span = body.month === undefined ? { from: begun, to: now } : monthOf(body.month, now);
  return {
    borrowerName: borrower.name,
    ...(chosen.length === 1 ? { loanGid: chosen[0]?.id, loanNo: chosen[0]?.loanNo } : {}),
    fromTime: span.from,
    toTime: span.to,
    ...(await statementOf(tx, await statesOf(tx, chosen, now), span, now)),
    loans: paidOut.map(({ id, loanNo }) => ({ loanGid: id, loanNo })),
    months: chosen.length === 0 ? [] : monthsSince(begun, now, MONTHS),
  };
};
