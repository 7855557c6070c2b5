import { and, eq } from "drizzle-orm";
import { knownDevice } from "../../database/tables/access.ts";
import { borrower } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { digest } from "./secrets.ts";

/** What a known device counted. */
export type KnownDevice = typeof knownDevice.$inferSelect;

const isThis = (borrowerId: string, device: string) =>
  and(eq(knownDevice.borrowerId, borrowerId), eq(knownDevice.device, digest(device)));

/** The row of a device that logged in as this borrower before, locked; nothing of any other, or where none is named. */
export async function findKnownDevice(tx: Tx, borrowerId: string, device?: string): Promise<KnownDevice | undefined> {
  if (!device) return undefined;
  const [row] = await tx.select().from(knownDevice).where(isThis(borrowerId, device)).for("update");
  return row;
}

/** Whether a device logged in before as whoever has this phone. */
export async function isKnownAt(tx: Tx, mobile: string, device?: string): Promise<boolean> {
  if (!device) return false;
  const [row] = await tx
    .select({ device: knownDevice.device })
    .from(knownDevice)
    .innerJoin(borrower, eq(borrower.id, knownDevice.borrowerId))
    .where(and(eq(borrower.mobile, mobile), eq(knownDevice.device, digest(device))));
  return row !== undefined;
}

/** Somebody logged in with a device: it is known from now on, with nothing counted against it. */
export async function rememberDevice(tx: Tx, borrowerId: string, device: string | undefined, now: number) {
  if (!device) return;
  const fresh = { passwordWrong: 0, passwordLockedUntil: null, seenAt: now };
  await tx
    .insert(knownDevice)
    .values({ borrowerId, device: digest(device), ...fresh })
    .onConflictDoUpdate({ target: [knownDevice.borrowerId, knownDevice.device], set: fresh });
}

/** Writes what a known device counted. */
export async function countDevice(
  tx: Tx,
  { borrowerId, device }: KnownDevice,
  count: Pick<KnownDevice, "passwordWrong" | "passwordLockedUntil">,
): Promise<void> {
  await tx
    .update(knownDevice)
    .set(count)
    .where(and(eq(knownDevice.borrowerId, borrowerId), eq(knownDevice.device, device)));
}

/** Lifts the locks of all of a borrower's devices: he has a new password. */
export async function forgiveDevices(tx: Tx, borrowerId: string): Promise<void> {
  await tx
    .update(knownDevice)
    .set({ passwordWrong: 0, passwordLockedUntil: null })
    .where(eq(knownDevice.borrowerId, borrowerId));
}
