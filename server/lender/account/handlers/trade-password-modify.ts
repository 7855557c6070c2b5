import type { Handler } from "../../call/handler.ts";
import { checkTradePassword, setTradePassword } from "../trade-password.ts";

/** POST /userinfo/tradePassword/modify: by the old PIN. Refuses 3011, 3020, 3021. */
export const tradePasswordModify: Handler<"userinfo-trade-password-modify"> = async (call) => {
  const { tx, body } = call;
  const who = call.borrower;
  await checkTradePassword(tx, who, body.oldPassword);
  await setTradePassword(tx, who.id, body.password);
  return {};
};
