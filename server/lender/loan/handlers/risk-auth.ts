import type { Handler } from "../../call/handler.ts";
import { preLoanInfo } from "../pre-loan-info.ts";
import { Refusal } from "../../../contract/refusal.ts";
import { GO_ON, riskAnswer } from "../risk-answer.ts";
import { riskStatusOf } from "../risk-status.ts";

const GUEST = { basicsAuth: 2, refuseFlag: 0, refuseCode: "", installRefuseFlag: 0, isHuidus: 0, isSubLogic: 0 };

/** POST /risk/auth: what the risk engine says; pre-loan info goes with it where the user may go on and has a credit line (C9, E15). */
export const riskAuth: Handler<"risk-auth"> = async (call) => {
  const { tx, body, borrower, now } = call;
  if (!borrower) return GUEST;
  const { flags } = borrower;
  const status = await riskStatusOf(tx, borrower);
  if (status) throw new Refusal(status, { content: { refuseCode: flags.refuseCode ?? "" } });
  const answer = await riskAnswer(tx, borrower, now);
  const productType = body.productType || (flags.productType ?? "sloan");
  const terms = answer.basicsAuth === GO_ON ? await preLoanInfo(call, borrower, productType) : undefined;
  return { ...answer, preLoanInfoRespVO: terms };
};
