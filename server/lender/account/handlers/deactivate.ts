import { eq } from "drizzle-orm";
import { assertRule } from "../../../contract/rules.ts";
import { person } from "../../../database/tables/person.ts";
import type { Handler } from "../../call/handler.ts";
import { recordEvent } from "../../call/record-event.ts";
import { figures } from "../../../contract/brands.ts";
import { refuseWhoMayNotLeave } from "../leave-blocked.ts";
import { maskPhone } from "../../../../lending/format/mask-phone.ts";

/** POST /userinfo/deactivate: why the account is to be closed, and whether it can be (F5); /userinfo/cancel then does it. Refuses 3199. */
export const deactivate: Handler<"userinfo-deactivate"> = async (call) => {
  const { tx, body, now, text } = call;
  const { id, mobile } = call.borrower;
  assertRule("leave-reason", body.reason ?? null);
  await refuseWhoMayNotLeave(tx, id, text);
  await tx.update(person).set({ leaveReason: body.reason }).where(eq(person.borrowerId, id));
  const detail = { reason: body.reason, remark: body.remark ?? "" };
  await recordEvent(tx, {
    at: now,
    borrowerId: id,
    subject: "borrower",
    subjectId: id,
    kind: "wants-to-leave",
    detail,
  });
  return { coolDays: figures().cancellationDays, mobile: maskPhone(mobile) };
};
