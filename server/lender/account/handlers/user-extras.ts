import { and, eq, isNull } from "drizzle-orm";
import { bankAccount } from "../../../database/tables/bank.ts";
import type { Handler } from "../../call/handler.ts";
import { bindDeviceFlag } from "../devices.ts";
import { freezeOf } from "../submissions.ts";
import { personOf } from "../../call/person-of.ts";

/** POST /userinfo/extras: what the user has set up; a guest has nothing. */
export const userExtras: Handler<"userinfo-extras"> = async ({ tx, borrower, body, now }) => {
  if (!borrower)
    return { hasLoginPassword: false, hasTransPwd: false, mail: "", mailBound: false, hasBankAccount: false };
  const person = await personOf(tx, borrower.id);
  const accounts = await tx
    .select({ id: bankAccount.id })
    .from(bankAccount)
    .where(and(eq(bankAccount.borrowerId, borrower.id), isNull(bankAccount.removedAt)))
    .limit(1);
  return {
    hasLoginPassword: person.passwordHash !== null,
    hasTransPwd: person.pinHash !== null,
    mail: person.mail ?? "",
    mailBound: person.mail !== null,
    hasBankAccount: accounts.length > 0,
    cancelTime: person.cancelAt ?? undefined,
    bindDeviceFlag: body.zuid === undefined ? undefined : await bindDeviceFlag(tx, borrower.id, body.zuid),
    cardFreeze: await freezeOf(tx, { borrowerId: borrower.id, kind: "card", now }),
    mailFreeze: await freezeOf(tx, { borrowerId: borrower.id, kind: "mail", now }),
    isSubLogic: borrower.flags.subLoan ? 1 : 0,
  };
};
