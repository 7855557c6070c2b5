import type { Handler } from "../call/handler.ts";
import { loanTotals } from "../loan/loan-totals.ts";
import { bvnChange } from "./bvn-change.ts";
import { limitReasons } from "./limit-reasons.ts";
import { pagesView } from "./credit-pages.ts";
import { pageToMend } from "./page-to-mend.ts";
import { loanCounts } from "../loan/credit-record.ts";
import { personOf } from "../call/person-of.ts";

const LOWEST_SCORE = 300;
const APPROVED_SCORE = 650;
const PER_SETTLED = 20;
const HIGHEST_SCORE = 850;
const APPROVED = 2;

/** POST /credit/summary: the record with the lender, and which pages of the form are still missing (S16, S18). */
export const creditSummary: Handler<"credit-summary"> = async (call) => {
  const { tx, now, borrower } = call;
  const person = await personOf(tx, borrower.id);
  const { active, closed } = await loanCounts(tx, borrower.id);
  const mend = pageToMend(borrower.flags);
  const base = person.auditState === APPROVED ? APPROVED_SCORE : LOWEST_SCORE;
  const pages = pagesView(person.creditForm, now, mend);
  return {
    score: Math.min(HIGHEST_SCORE, base + PER_SETTLED * closed),
    accountCount: active + closed,
    active,
    closed,
    outstandingBalance: (await loanTotals(tx, borrower, now)).loanBalance,
    auditState: person.auditState,
    ...pages,
    reasons: await limitReasons(tx, borrower, pages.missing, now),
    mend,
    bvnChange: await bvnChange(tx, person),
  };
};
