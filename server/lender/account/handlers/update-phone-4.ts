import { eq } from "drizzle-orm";
import { borrower } from "../../../database/tables/borrower.ts";
import type { Handler } from "../../call/handler.ts";
import { recordEvent } from "../../call/record-event.ts";
import { Refusal } from "../../../contract/refusal.ts";
import { STATUS } from "../../../contract/status.ts";
import { borrowerByMobile } from "../find-borrower.ts";
import { refuseNamedPhone } from "../refuse-named-phone.ts";
import { endPhoneChange, phoneChangeAt } from "../phone-change.ts";
import { closeSessions } from "../../access/session.ts";
import { checkSmsCode } from "../../access/sms-code.ts";

/** POST /userinfo/updatePhone/4: the code that went to the new phone; from now on it is the login. Other sessions end. Refuses 3013, 3012, 3141, 3199. */
export const updatePhone4: Handler<"userinfo-update-phone-4"> = async (call) => {
  const { tx, body, now, token } = call;
  const { id } = call.borrower;
  const { newMobile } = await phoneChangeAt(call, 3);
  const mobile = newMobile ?? "";
  await checkSmsCode(call, { mobile, scene: "phone-new", code: body.smsCode });
  if (await borrowerByMobile(tx, mobile)) throw new Refusal(STATUS.alreadyRegistered);
  await refuseNamedPhone(call, mobile);
  await tx.update(borrower).set({ mobile }).where(eq(borrower.id, id));
  await endPhoneChange(tx, id);
  await closeSessions(tx, id, token);
  await recordEvent(tx, { at: now, borrowerId: id, subject: "borrower", subjectId: id, kind: "phone-changed" });
  return { mobile };
};
