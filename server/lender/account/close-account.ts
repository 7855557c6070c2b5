import { eq, max } from "drizzle-orm";
import { ACCOUNT, borrower, type BorrowerRow } from "../../database/tables/borrower.ts";
import { loan } from "../../database/tables/loan.ts";
import { bvnHolder, person } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import { figures } from "../../contract/brands.ts";
import { businessNow } from "../call/business-clock.ts";
import { recordEvent } from "../call/record-event.ts";
import { DAY } from "../../../lending/lagos-time.ts";
import { hasOpenLoan } from "./has-open-loan.ts";
import { opinionOf } from "./risk-opinion.ts";
import { closeSessions } from "../access/session.ts";

const YEAR = 365 * DAY;

/**
 * Whether an account is closed by now: a cancellation whose days are over is carried out when somebody looks.
 * What is personal goes, the phone is free for a new account (no phone begins with 0); loans and ledger stay, and as long as
 * the privacy agreement says the hash of each BVN and what the risk engine thought: who was refused is so in a new account.
 */
export async function isClosed(tx: Tx, who: BorrowerRow): Promise<boolean> {
  if (who.status !== ACCOUNT.cancelling) return who.status === ACCOUNT.closed;
  const [row] = await tx.select().from(person).where(eq(person.borrowerId, who.id)).for("update");
  const cancelAt = row?.cancelAt ?? null;
  if (cancelAt === null || cancelAt > (await businessNow(tx))) return false;
  // The bank may have taken a payment back since: who owes stays known until he has paid.
  if (await hasOpenLoan(tx, who.id)) return false;
  const mobile = String(who.userId).padStart(10, "0");
  await tx
    .update(borrower)
    .set({ status: ACCOUNT.closed, mobile, name: "", flags: opinionOf(who.flags) })
    .where(eq(borrower.id, who.id));
  const gone = { passwordHash: null, pinHash: null, mail: null, bvnHash: null, creditForm: {}, cancelAt: null };
  await tx.update(person).set(gone).where(eq(person.borrowerId, who.id));
  const keepUntil = await keptUntil(tx, who.id, cancelAt);
  await tx.update(bvnHolder).set({ keepUntil }).where(eq(bvnHolder.borrowerId, who.id));
  await closeSessions(tx, who.id);
  const subject = { subject: "borrower", subjectId: who.id, kind: "closed" };
  await recordEvent(tx, { at: cancelAt, borrowerId: who.id, ...subject });
  return true;
}

/** So long after the last loan was settled, or after the closing where there was none (ms), as the brand says; the privacy agreement says it too. */
async function keptUntil(tx: Tx, borrowerId: string, closedAt: number): Promise<number> {
  const { keepLoanYears, keepApplicationYears } = figures();
  const [last] = await tx
    .select({ settledAt: max(loan.settledAt) })
    .from(loan)
    .where(eq(loan.borrowerId, borrowerId));
  return typeof last?.settledAt === "number"
    ? last.settledAt + keepLoanYears * YEAR
    : closedAt + keepApplicationYears * YEAR;
}
