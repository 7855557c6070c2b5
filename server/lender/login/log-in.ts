import { eq } from "drizzle-orm";
import type { LoginResult } from "../../../api/types/entities/login-result.ts";
import { ACCOUNT, borrower, type BorrowerRow } from "../../database/tables/borrower.ts";
import { person } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import { recordEvent } from "../call/record-event.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { lockBorrower } from "../call/lock-borrower.ts";
import { personOf } from "../call/person-of.ts";
import type { CallContext } from "../call/handler.ts";
import { rememberDevice } from "../access/known-devices.ts";
import { openSession } from "../access/session.ts";

/** How somebody logged in. */
export type LoginWay = "sms" | "password" | "register" | "ticket" | "kit";

/**
 * Starts a session, of `parent` where it is made from another, and gives the login result; the device is known from now on. Whoever logs in withdraws his cancellation, and `userStatus` says that
 * there was one (F5); he must be told before: without `withdraw` it refuses 3017 with the time it takes effect.
 */
export async function logIn(
  call: Pick<CallContext, "tx" | "now" | "query" | "device">,
  who: BorrowerRow,
  how: { way: LoginWay; withdraw?: boolean; parent?: string },
): Promise<LoginResult> {
  const { tx, now, query, device } = call;
  const { way, withdraw = false, parent } = how;
  // A cancellation that comes at the same time is through before, or waits.
  await lockBorrower(tx, who.id);
  const { cancelAt } = await personOf(tx, who.id);
  if (cancelAt !== null && !withdraw) throw new Refusal(STATUS.accountClosing, { content: { cancelTime: cancelAt } });
  const userToken = await openSession(tx, who.id, now, { parent, business: query.bizType, channel: query.c });
  await rememberDevice(tx, who.id, device, now);
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
    currentBizArg: query.bizType ?? "",
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
