import { and, eq, isNull } from "drizzle-orm";
import { suggestion } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import type { CallContext } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { hasOpenLoan } from "./has-open-loan.ts";

/** Refuses with 3199, and says why, to close the account of somebody who owes, is owed an answer or has a loan under way (F5). */
export async function refuseWhoMayNotLeave(tx: Tx, id: string, text: CallContext["text"]): Promise<void> {
  if (await hasOpenLoan(tx, id))
    throw new Refusal(STATUS.illegal, { message: text("lender.leave-loans"), content: { blockedBy: "loans" } });
  // Open until it is answered, as the borrower reads it too: neither until the promised hour nor only until then.
  const waiting = and(eq(suggestion.borrowerId, id), eq(suggestion.dispute, true), isNull(suggestion.answeredAt));
  const [dispute] = await tx.select({ id: suggestion.id }).from(suggestion).where(waiting);
  if (dispute)
    throw new Refusal(STATUS.illegal, { message: text("lender.leave-disputes"), content: { blockedBy: "disputes" } });
}
