import type { Handler } from "../../call/handler.ts";
import { Refusal } from "../../../contract/refusal.ts";
import { STATUS } from "../../../contract/status.ts";
import { borrowerByMobile, readMobile } from "../find-borrower.ts";
import { refuseNamedPhone } from "../refuse-named-phone.ts";
import { movePhoneChange, phoneChangeAt } from "../phone-change.ts";
import { aboutSms, sendSmsCode } from "../../access/sms-code.ts";

/** POST /userinfo/updatePhone/3: the new phone, which gets a code; again for another code or another phone. Refuses 3012, 3141, 3199. */
export const updatePhone3: Handler<"userinfo-update-phone-3"> = async (call) => {
  const { tx, body } = call;
  const { id } = call.borrower;
  await phoneChangeAt(call, 2);
  const mobile = readMobile(body.mobile);
  if (await borrowerByMobile(tx, mobile)) throw new Refusal(STATUS.alreadyRegistered);
  await refuseNamedPhone(call, mobile);
  await movePhoneChange(tx, id, { step: 3, newMobile: mobile });
  return { ...aboutSms(), expireTime: await sendSmsCode(call, { mobile, scene: "phone-new" }) };
};
