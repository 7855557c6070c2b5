import type { Handler } from "../../call/handler.ts";
import { Refusal } from "../../../contract/refusal.ts";
import { STATUS } from "../../../contract/status.ts";
import { personOf } from "../../call/person-of.ts";
import { setTradePassword } from "../trade-password.ts";

/** POST /userinfo/tradePassword/set: the first transaction PIN; there is another call to change it. */
export const tradePasswordSet: Handler<"userinfo-trade-password-set"> = async (call) => {
  const { id } = call.borrower;
  if ((await personOf(call.tx, id, true)).pinHash !== null) throw new Refusal(STATUS.illegal);
  await setTradePassword(call.tx, id, call.body.password);
  return {};
};
