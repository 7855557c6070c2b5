import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { personOf } from "../call/person-of.ts";
import { loanUnderWay } from "./find-loan.ts";

/** Of `basicsAuth`: only who may go on is offered terms. */
export const GO_ON = 0;
const CREDIT_FIRST = 2;
/** Of `person.auditState`. */
const APPROVED = 2;

/** What the risk engine says of a borrower at `now` (ms); the codes are those of the wire (E15). */
export async function riskAnswer(tx: Tx, { id, flags }: BorrowerRow, now: number) {
  const { auditState } = await personOf(tx, id);
  const over = flags.refusedUntil !== undefined && flags.refusedUntil <= now;
  return {
    basicsAuth: flags.basicsAuth ?? (auditState === APPROVED ? GO_ON : CREDIT_FIRST),
    refuseFlag: (over ? undefined : flags.refuseFlag) ?? 0,
    refuseCode: flags.refuseCode ?? "",
    installRefuseFlag: flags.installRefuseFlag ?? 0,
    isHuidus: flags.isHuidus ?? 0,
    isSubLogic: flags.subLoan ? 1 : 0,
    guideLink: flags.guideLink,
    orderInProcess: (await loanUnderWay(tx, id))?.orderGid,
  };
}
