import { figures } from "../../contract/brands.ts";
import { eq } from "drizzle-orm";
import { assertRule } from "../../contract/rules.ts";
import { person, type PersonRow } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { hashSecret, isSecret } from "../access/secrets.ts";

/** How long a password is locked after the last wrong one, ms. */
const LOCK = 3_600_000;

/** Refuses a new password or PIN with the rule's message (V4). */
export const assertLoginSecret = (secret: string): void => assertRule("login-password", secret);

/** Stores a new password or PIN and forgets wrong tries; refuses with the rule's message (V4). */
export async function setLoginPassword(tx: Tx, borrowerId: string, secret: string): Promise<void> {
  assertLoginSecret(secret);
  const passwordHash = await hashSecret(secret);
  await tx
    .update(person)
    .set({ passwordHash, passwordWrong: 0, passwordLockedUntil: null })
    .where(eq(person.borrowerId, borrowerId));
}

/** Refuses with 3010 a wrong password, with 3015 one too many; the count is kept. `row` must be locked. */
export async function checkLoginPassword(tx: Tx, row: PersonRow, secret: string, now: number): Promise<void> {
  const count = (values: Partial<PersonRow>) =>
    tx.update(person).set(values).where(eq(person.borrowerId, row.borrowerId));
  if (row.passwordLockedUntil !== null && row.passwordLockedUntil > now) throw new Refusal(STATUS.passwordLocked);
  if (row.passwordHash !== null && (await isSecret(secret, row.passwordHash))) {
    await count({ passwordWrong: 0, passwordLockedUntil: null });
    return;
  }
  const wrong = row.passwordWrong + 1;
  if (wrong < figures().validNumber) {
    await count({ passwordWrong: wrong });
    throw new Refusal(STATUS.passwordWrong, { keep: true });
  }
  await count({ passwordWrong: 0, passwordLockedUntil: now + LOCK });
  throw new Refusal(STATUS.passwordLocked, { keep: true });
}
