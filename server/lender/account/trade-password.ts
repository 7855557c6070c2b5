import { figures } from "../../contract/brands.ts";
import { eq } from "drizzle-orm";
import { assertRule } from "../../contract/rules.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import { person } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { personOf } from "../call/person-of.ts";
import { hashSecret, isSecret } from "../access/secrets.ts";

/** Wrong PINs that are forgiven; one more locks until it is reset. */
const TRIES = 3;

/** Refuses with 3011 where no PIN is set, 3020 a wrong one (says how many tries are left), 3021 after more than 3; the count is kept. */
export async function checkTradePassword(tx: Tx, borrower: BorrowerRow, pin: string): Promise<void> {
  assertRule("pin", pin, { with: { length: figures().transactionPinLength } });
  const row = await personOf(tx, borrower.id, true);
  if (row.pinHash === null) throw new Refusal(STATUS.pinNotSet);
  if (row.pinWrong > TRIES) throw new Refusal(STATUS.pinLocked);
  const right = await isSecret(pin, row.pinHash);
  const pinWrong = right ? 0 : row.pinWrong + 1;
  if (pinWrong !== row.pinWrong) await tx.update(person).set({ pinWrong }).where(eq(person.borrowerId, borrower.id));
  if (right) return;
  if (pinWrong > TRIES) throw new Refusal(STATUS.pinLocked, { keep: true });
  const left = TRIES + 1 - pinWrong;
  throw new Refusal(STATUS.pinWrong, { keep: true, args: { left, context: left } });
}

/** Stores a new PIN of 4 digits and forgets wrong tries. */
export async function setTradePassword(tx: Tx, borrowerId: string, pin: string): Promise<void> {
  assertRule("pin", pin, { with: { length: figures().transactionPinLength } });
  const pinHash = await hashSecret(pin);
  await tx.update(person).set({ pinHash, pinWrong: 0 }).where(eq(person.borrowerId, borrowerId));
}
