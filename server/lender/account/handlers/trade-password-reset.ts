import { figures } from "../../../contract/brands.ts";
import { assertRule } from "../../../contract/rules.ts";
import type { Handler } from "../../call/handler.ts";
import { Refusal } from "../../../contract/refusal.ts";
import { STATUS } from "../../../contract/status.ts";
import { LIMITS } from "../../access/limits.ts";
import { addTime, assertWithin, timesOf } from "../../access/tally.ts";
import { hashBvn } from "../bvn.ts";
import { personOf } from "../../call/person-of.ts";
import { checkSmsCode } from "../../access/sms-code.ts";
import { setTradePassword } from "../trade-password.ts";

/**
 * POST /userinfo/tradePassword/reset: by a code and by the BVN on record, for who holds the phone alone may be a thief
 * (he can change the login password too); a lock is lifted. Refuses 3013, 3030, 3019 after too many wrong ones, and 3107
 * who has no BVN on record yet.
 */
export const tradePasswordReset: Handler<"userinfo-trade-password-reset"> = async (call) => {
  const { tx, body, now } = call;
  const { id, mobile } = call.borrower;
  assertRule("pin", body.password, { with: { length: figures().transactionPinLength } });
  assertRule("bvn", body.bvn);
  const { bvnHash } = await personOf(tx, id, true);
  if (bvnHash === null) throw new Refusal(STATUS.creditIncomplete);
  const tries = `bvn:${id}`;
  assertWithin(await timesOf(tx, tries, now), LIMITS.wrongBvns, now);
  if (bvnHash !== hashBvn(body.bvn)) {
    await addTime(tx, tries, now);
    throw new Refusal(STATUS.bvnUnknown, { keep: true });
  }
  await checkSmsCode(call, { mobile, scene: "trade-password", code: body.smsCode });
  await setTradePassword(tx, id, body.password);
  return {};
};
