import { borrowerOf } from "../../call/borrower-of.ts";
import type { Handler } from "../../call/handler.ts";
import { checkTradePassword, setTradePassword } from "../trade-password.ts";

/** POST /userinfo/tradePassword/modify: by the old PIN. Refuses 3011, 3020, 3021. */
export const tradePasswordModify: Handler = async (call) => {
  const { tx, body } = call;
  const who = borrowerOf(call);
  await checkTradePassword(tx, who, String(body.oldPassword));
  await setTradePassword(tx, who.id, String(body.password));
  return {};
};
