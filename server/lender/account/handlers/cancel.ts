import { figures } from "../../../contract/brands.ts";
import { eq } from "drizzle-orm";
import { DAY } from "../../../../lending/lagos-time.ts";
import { ACCOUNT, borrower } from "../../../database/tables/borrower.ts";
import { person } from "../../../database/tables/person.ts";
import type { Handler } from "../../call/handler.ts";
import { recordEvent } from "../../call/record-event.ts";
import { Refusal } from "../../../contract/refusal.ts";
import { STATUS } from "../../../contract/status.ts";
import { personOf } from "../../call/person-of.ts";
import { refuseWhoMayNotLeave } from "../leave-blocked.ts";
import { closeSessions } from "../../access/session.ts";
import { checkSmsCode } from "../../access/sms-code.ts";

/** POST /userinfo/cancel: with the code of the scene "cancel" the days of a cancellation begin, every session ends; a login withdraws it (F5). Refuses 3013, 3199. */
export const cancel: Handler<"userinfo-cancel"> = async (call) => {
  const { tx, body, now, text } = call;
  const { id, mobile } = call.borrower;
  await checkSmsCode(call, { mobile, scene: "cancel", code: body.smsCode });
  if ((await personOf(tx, id, true)).leaveReason === null) throw new Refusal(STATUS.illegal);
  await refuseWhoMayNotLeave(tx, id, text);
  const cancelAt = now + figures().cancellationDays * DAY;
  await tx.update(person).set({ cancelAt }).where(eq(person.borrowerId, id));
  await tx.update(borrower).set({ status: ACCOUNT.cancelling }).where(eq(borrower.id, id));
  await closeSessions(tx, id);
  await recordEvent(tx, { at: now, borrowerId: id, subject: "borrower", subjectId: id, kind: "cancellation-begun" });
  return { cancelTime: cancelAt };
};
