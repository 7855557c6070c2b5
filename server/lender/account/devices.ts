import { eq } from "drizzle-orm";
import { device } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";

/** The ids of the devices that a borrower bound. */
export async function devicesOf(tx: Tx, borrowerId: string): Promise<string[]> {
  const rows = await tx.select({ zuid: device.zuid }).from(device).where(eq(device.borrowerId, borrowerId));
  return rows.map(({ zuid }) => zuid);
}

/** 1 where a borrower bound this device (`zuid`), as the contract says it; one that nobody names is none of his. */
export async function bindDeviceFlag(tx: Tx, borrowerId: string, zuid: string | undefined): Promise<number> {
  return zuid !== undefined && (await devicesOf(tx, borrowerId)).includes(zuid) ? 1 : 0;
}
