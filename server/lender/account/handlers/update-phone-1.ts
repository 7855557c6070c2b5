import type { Handler } from "../../call/handler.ts";
import { personOf } from "../../call/person-of.ts";
import { checkLoginPassword } from "../login-password.ts";
import { maskPhone } from "../../../../lending/format/mask-phone.ts";
import { beginPhoneChange } from "../phone-change.ts";
import { aboutSms, sendSmsCode } from "../../access/sms-code.ts";

/** POST /userinfo/updatePhone/1: the login password opens the way, and a code goes to the old phone. Refuses 3010, 3015. */
export const updatePhone1: Handler<"userinfo-update-phone-1"> = async (call) => {
  const { tx, body } = call;
  const { id, mobile } = call.borrower;
  await checkLoginPassword(call, await personOf(tx, id, true), body.password);
  await beginPhoneChange(call);
  const expireTime = await sendSmsCode(call, { mobile, scene: "phone-old" });
  return { mobile: maskPhone(mobile), ...aboutSms(), expireTime };
};
