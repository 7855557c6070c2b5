import { eq } from "drizzle-orm";
import { borrower, type BorrowerRow } from "../../database/tables/borrower.ts";
import { person } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import { recordEvent } from "../record-event.ts";
import { ACCOUNT } from "./close-account.ts";
import { personOf } from "./find-borrower.ts";
import { openSession } from "./session.ts";

/** How somebody logged in. */
export type LoginWay = "sms" | "password" | "register" | "ticket" | "kit";

/** Starts a session and gives the login result. Whoever logs in withdraws his cancellation, and `userStatus` says that there was one (F5). */
export async function logIn(
  tx: Tx,
  who: BorrowerRow,
  how: { way: LoginWay; now: number; bizType?: string },
): Promise<Record<string, unknown>> {
  const { way, now, bizType = "" } = how;
  const userToken = await openSession(tx, who.id, now);
  const withdrawn = await withdrawCancellation(tx, who, now);
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
    userStatus: withdrawn ? ACCOUNT.cancelling : ACCOUNT.open,
    userToken,
    freezeStatus: 0,
    verifyToken: "",
    name: who.name,
    loginFromType: way,
    isHuidus: who.flags.huidusAtLogin ? 1 : 0,
    currentBizArg: bizType,
  };
}

/** Gives whether there was one. */
async function withdrawCancellation(tx: Tx, who: BorrowerRow, now: number): Promise<boolean> {
  const { cancelAt } = await personOf(tx, who.id);
  if (cancelAt === null) return false;
  await tx.update(person).set({ cancelAt: null, leaveReason: null }).where(eq(person.borrowerId, who.id));
  await tx.update(borrower).set({ status: ACCOUNT.open }).where(eq(borrower.id, who.id));
  await recordEvent(tx, {
    at: now,
    borrowerId: who.id,
    subject: "borrower",
    subjectId: who.id,
    kind: "cancellation-withdrawn",
  });
  return true;
}
