import { eq } from "drizzle-orm";
import type { LoginResult } from "../../../api/types/entities/login-result.ts";
import { borrower, type BorrowerRow } from "../../database/tables/borrower.ts";
import { person } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import { recordEvent } from "../call/record-event.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { ACCOUNT } from "../account/close-account.ts";
import { personOf } from "../call/person-of.ts";
import { openSession } from "../access/session.ts";

/** How somebody logged in. */
export type LoginWay = "sms" | "password" | "register" | "ticket" | "kit";

/**
 * Starts a session and gives the login result. Whoever logs in withdraws his cancellation, and `userStatus` says that
 * there was one (F5); he must be told before: without `withdraw` it refuses 3017 with the time it takes effect.
 */
export async function logIn(
  tx: Tx,
  who: BorrowerRow,
  how: { way: LoginWay; now: number; bizType?: string; withdraw?: boolean },
): Promise<LoginResult> {
  const { way, now, bizType = "", withdraw = false } = how;
  const { cancelAt } = await personOf(tx, who.id);
  if (cancelAt !== null && !withdraw) throw new Refusal(STATUS.accountClosing, { content: { cancelTime: cancelAt } });
  const userToken = await openSession(tx, who.id, now);
  if (cancelAt !== null) await withdrawCancellation(tx, who, now);
  await recordEvent(tx, {
    at: now,
    borrowerId: who.id,
    subject: "borrower",
    subjectId: who.id,
    kind: "logged-in",
    detail: { way },
  });
  return {
    mobile: who.mobile,
    userGid: who.id,
    userId: String(who.userId),
    userStatus: cancelAt !== null ? ACCOUNT.cancelling : ACCOUNT.open,
    userToken,
    freezeStatus: 0,
    verifyToken: "",
    name: who.name,
    loginFromType: way,
    isHuidus: who.flags.huidusAtLogin ? 1 : 0,
    currentBizArg: bizType,
  };
}

async function withdrawCancellation(tx: Tx, who: BorrowerRow, now: number): Promise<void> {
  await tx.update(person).set({ cancelAt: null, leaveReason: null }).where(eq(person.borrowerId, who.id));
  await tx.update(borrower).set({ status: ACCOUNT.open }).where(eq(borrower.id, who.id));
  await recordEvent(tx, {
    at: now,
    borrowerId: who.id,
    subject: "borrower",
    subjectId: who.id,
    kind: "cancellation-withdrawn",
  });
}
