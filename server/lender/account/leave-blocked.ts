import { and, eq, isNull } from "drizzle-orm";
import { suggestion, withdrawal } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import type { CallContext } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { hasOpenLoan } from "./has-open-loan.ts";

/** What stands against closing an account, in the order in which it is told, and its words. */
const AGAINST = [
  { blockedBy: "loans", words: "lender.leave-loans", stands: hasOpenLoan },
  { blockedBy: "disputes", words: "lender.leave-disputes", stands: hasOpenDispute },
  { blockedBy: "withdrawals", words: "lender.leave-withdrawals", stands: hasPendingWithdrawal },
] as const;

/** Refuses with 3199, and says why, to close the account of somebody who owes, is owed an answer or has a loan or a withdrawal under way (F5). */
export async function refuseWhoMayNotLeave(tx: Tx, id: string, text: CallContext["text"]): Promise<void> {
  for (const { blockedBy, words, stands } of AGAINST)
    if (await stands(tx, id)) throw new Refusal(STATUS.illegal, { message: text(words), content: { blockedBy } });
}

/** Open until it is answered, as the borrower reads it too: neither until the promised hour nor only until then. */
async function hasOpenDispute(tx: Tx, id: string): Promise<boolean> {
  const waiting = and(eq(suggestion.borrowerId, id), eq(suggestion.dispute, true), isNull(suggestion.answeredAt));
  const [dispute] = await tx.select({ id: suggestion.id }).from(suggestion).where(waiting);
  return dispute !== undefined;
}

/** What the bank sends back goes to the account: once that is closed nobody could withdraw it again, or hear of it (F2). */
async function hasPendingWithdrawal(tx: Tx, id: string): Promise<boolean> {
  const pending = and(eq(withdrawal.borrowerId, id), eq(withdrawal.status, "pending"));
  const [underWay] = await tx.select({ orderNo: withdrawal.orderNo }).from(withdrawal).where(pending);
  return underWay !== undefined;
}
