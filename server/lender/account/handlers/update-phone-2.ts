import type { Handler } from "../../call/handler.ts";
import { movePhoneChange, phoneChangeAt } from "../phone-change.ts";
import { checkSmsCode } from "../../access/sms-code.ts";

/** POST /userinfo/updatePhone/2: the code that went to the old phone. Refuses 3013, 3199, also what another session began. */
export const updatePhone2: Handler<"userinfo-update-phone-2"> = async (call) => {
  const { tx, body } = call;
  const { id, mobile } = call.borrower;
  await phoneChangeAt(call, 1);
  await checkSmsCode(call, { mobile, scene: "phone-old", code: body.smsCode });
  await movePhoneChange(tx, id, { step: 2 });
  return {};
};
