import { desc, eq } from "drizzle-orm";
import { figures } from "../../contract/brands.ts";
import { redBag } from "../../database/tables/borrower-calls.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import { owedAs } from "../ledger/owed-as.ts";
import { postTransfer } from "../ledger/post-transfer.ts";
import { newGid } from "../call/new-gid.ts";

/** The least that this borrower may withdraw at once, kobo: who was there before the app went online has another (V7, K9). */
export function withdrawalMinimum({ registeredAt }: BorrowerRow): number {
  const { withdrawalMinimum: usual, withdrawalMinimumOlder: older, onlineTime } = figures();
  return registeredAt < onlineTime * 1000 ? older : usual;
}

/** Gives cash that can be withdrawn; kobo and ms. */
export async function giveRedBag(
  tx: Tx,
  given: { borrowerId: string; source: "invitation" | "activity"; amount: number; at: number },
): Promise<void> {
  const { borrowerId, amount, at } = given;
  await tx.insert(redBag).values({ ...given, id: newGid() });
  const subject = { kind: "reward", at, borrowerId };
  await postTransfer(tx, subject, { "reward-expense": amount, "reward-payable": -amount });
}

/** The cash that a borrower was given, newest first. */
export async function redBagsOf(tx: Tx, borrowerId: string) {
  return tx.select().from(redBag).where(eq(redBag.borrowerId, borrowerId)).orderBy(desc(redBag.at), desc(redBag.id));
}

/** What can be withdrawn now: what the ledger owes him as reward; kobo. */
export const withdrawable = (tx: Tx, borrowerId: string): Promise<number> => owedAs(tx, borrowerId, "reward-payable");
