import type { Handler } from "../call/handler.ts";
import { preLoanInfo } from "./pre-loan-info.ts";
import { Refusal } from "../../contract/refusal.ts";
import { personOf } from "../call/person-of.ts";

const GO_ON = 0;
const CREDIT_FIRST = 2;
const APPROVED = 2;
const nothing = { refuseFlag: 0, refuseCode: "", installRefuseFlag: 0, isHuidus: 0, isSubLogic: 0 };

/** POST /risk/auth: what the risk engine says; pre-loan info goes with it where the user may go on and has a credit line (C9, E15). */
export const riskAuth: Handler<"risk-auth"> = async ({ tx, body, borrower, now }) => {
  if (!borrower) return { ...nothing, basicsAuth: CREDIT_FIRST };
  const { flags } = borrower;
  if (flags.riskStatus) throw new Refusal(flags.riskStatus, { content: { refuseCode: flags.refuseCode ?? "" } });
  const { auditState } = await personOf(tx, borrower.id);
  const basicsAuth = flags.basicsAuth ?? (auditState === APPROVED ? GO_ON : CREDIT_FIRST);
  const productType = body.productType || (flags.productType ?? "sloan");
  return {
    basicsAuth,
    refuseFlag: flags.refuseFlag ?? 0,
    refuseCode: flags.refuseCode ?? "",
    preLoanInfoRespVO: basicsAuth === GO_ON ? await preLoanInfo(tx, borrower, productType, now) : undefined,
    installRefuseFlag: flags.installRefuseFlag ?? 0,
    isHuidus: flags.isHuidus ?? 0,
    isSubLogic: flags.subLoan ? 1 : 0,
    guideLink: flags.guideLink,
  };
};
