import { eq } from "drizzle-orm";
import { storedPhone } from "../../../lending/format/phone-digits.ts";
import { assertRule } from "../../contract/rules.ts";
import { borrower, type BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { isClosed } from "./close-account.ts";

/** A phone as typed → the 10 digits that are kept (V1). Refuses with the rule's message. */
export function readMobile(typed: unknown): string {
  assertRule("phone", typed);
  return storedPhone(String(typed));
}

/** The borrower with a phone of 10 digits; an account whose cancellation is over is none. */
export async function borrowerByMobile(tx: Tx, mobile: string): Promise<BorrowerRow | null> {
  const [row] = await tx.select().from(borrower).where(eq(borrower.mobile, mobile));
  return row && !(await isClosed(tx, row)) ? row : null;
}

/** The borrower with a userGid. */
export async function borrowerById(tx: Tx, id: string): Promise<BorrowerRow | null> {
  const [row] = await tx.select().from(borrower).where(eq(borrower.id, id));
  return row ?? null;
}
