import { assertRule } from "../../../contract/rules.ts";
import type { Handler } from "../../call/handler.ts";
import { Refusal } from "../../../contract/refusal.ts";
import { STATUS } from "../../../contract/status.ts";
import { hashBvn } from "../bvn.ts";
import { personOf } from "../../call/person-of.ts";
import { checkSmsCode } from "../../access/sms-code.ts";
import { setTradePassword } from "../trade-password.ts";

/** POST /userinfo/tradePassword/reset: by a code, and by the BVN on record where one is given; a lock is lifted. Refuses 3013, 3030. */
export const tradePasswordReset: Handler<"userinfo-trade-password-reset"> = async (call) => {
  const { tx, body, now } = call;
  const { id, mobile } = call.borrower;
  assertRule("pin-4", body.password);
  if (body.bvn !== undefined) {
    assertRule("bvn", body.bvn);
    if ((await personOf(tx, id)).bvnHash !== hashBvn(body.bvn)) throw new Refusal(STATUS.bvnUnknown);
  }
  await checkSmsCode(tx, { mobile, scene: "trade-password", code: body.smsCode, now });
  await setTradePassword(tx, id, body.password);
  return {};
};
