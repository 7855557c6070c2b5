import { figures } from "../../contract/brands.ts";
import { eq } from "drizzle-orm";
import { assertRule } from "../../contract/rules.ts";
import { person, type PersonRow } from "../../database/tables/person.ts";
import type { Tx } from "../../database/tx.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import type { CallContext } from "../call/handler.ts";
import { countDevice, findKnownDevice, forgiveDevices } from "../access/known-devices.ts";
import { LIMITS } from "../access/limits.ts";
import { addTime, assertWithin, glanceAt } from "../access/tally.ts";
import { hashSecret, isSecret } from "../access/secrets.ts";
import { endPhoneChange } from "./phone-change.ts";

/** Refuses a new password or PIN with the rule's message (V4). */
export const assertLoginSecret = (secret: string): void => assertRule("login-password", secret);

/** Stores a new password or PIN, forgets wrong tries and ends a change of phone that the old one began; refuses with the rule's message (V4). */
export async function setLoginPassword(tx: Tx, borrowerId: string, secret: string): Promise<void> {
  assertLoginSecret(secret);
  const passwordHash = await hashSecret(secret);
  await tx
    .update(person)
    .set({ passwordHash, passwordWrong: 0, passwordLockedUntil: null })
    .where(eq(person.borrowerId, borrowerId));
  // It was begun by the password that is no longer his.
  await endPhoneChange(tx, borrowerId);
  await forgiveDevices(tx, borrowerId);
}

const guessesOf = (address: string): string => `password:address:${address}`;

/** Refuses with 3019 an address that guessed at too many passwords, whosever. */
export async function assertNoGuessing(tx: Tx, address: string, now: number): Promise<void> {
  assertWithin(await glanceAt(tx, guessesOf(address), now), LIMITS.wrongPasswords.address, now);
}

/** Counts a wrong password, or a number that nobody has, against where it came from. */
export const noteGuess = (tx: Tx, address: string, now: number): Promise<void> => addTime(tx, guessesOf(address), now);

/**
 * Refuses with 3010 a wrong password, with 3015 one too many; the count is kept. `row` must be locked. A device that
 * logged in before counts for itself, all others together: a stranger locks out strangers, not the owner. All wrong ones
 * of unknown devices count against their address too, and 3019 refuses any more from there.
 */
export async function checkLoginPassword(
  { tx, now, device, address }: Pick<CallContext, "tx" | "now" | "device" | "address">,
  row: PersonRow,
  secret: string,
): Promise<void> {
  const known = await findKnownDevice(tx, row.borrowerId, device);
  const counted = known ?? row;
  if (!known) await assertNoGuessing(tx, address, now);
  const count = async (values: Pick<PersonRow, "passwordWrong" | "passwordLockedUntil">): Promise<void> => {
    if (known) await countDevice(tx, known, values);
    else await tx.update(person).set(values).where(eq(person.borrowerId, row.borrowerId));
  };
  if (counted.passwordLockedUntil !== null && counted.passwordLockedUntil > now)
    throw new Refusal(STATUS.passwordLocked);
  if (row.passwordHash !== null && (await isSecret(secret, row.passwordHash))) {
    await count({ passwordWrong: 0, passwordLockedUntil: null });
    return;
  }
  if (!known) await noteGuess(tx, address, now);
  const { locks } = LIMITS.wrongPasswords;
  const wrong = counted.passwordWrong + 1;
  if (wrong < figures().validNumber) {
    await count({ passwordWrong: wrong, passwordLockedUntil: null });
    throw new Refusal(STATUS.passwordWrong, { keep: true });
  }
  await count({ passwordWrong: 0, passwordLockedUntil: now + locks });
  throw new Refusal(STATUS.passwordLocked, { keep: true });
}
