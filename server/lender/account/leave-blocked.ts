import { and, eq, gt } from "drizzle-orm";
import { suggestion } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import type { CallContext } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { hasOpenLoan } from "./has-open-loan.ts";

/** Refuses with 3199, and says why, to close the account of somebody who owes, is owed an answer or has a loan under way (F5). `now` in ms. */
export async function refuseWhoMayNotLeave(tx: Tx, id: string, now: number, text: CallContext["text"]): Promise<void> {
  if (await hasOpenLoan(tx, id))
    throw new Refusal(STATUS.illegal, { message: text("lender.leave-loans"), content: { blockedBy: "loans" } });
  const waiting = and(eq(suggestion.borrowerId, id), eq(suggestion.dispute, true), gt(suggestion.answerAt, now));
  const [dispute] = await tx.select({ id: suggestion.id }).from(suggestion).where(waiting);
  if (dispute)
    throw new Refusal(STATUS.illegal, { message: text("lender.leave-disputes"), content: { blockedBy: "disputes" } });
}
