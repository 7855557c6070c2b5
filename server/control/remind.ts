import type { FindText } from "../contract/texts.ts";
import type { Tx } from "../database/tx.ts";
import { lockBorrower } from "../lender/call/lock-borrower.ts";
import { advanceBorrower } from "../lender/frame/advance-borrower.ts";
import { sendReminders, toRemind } from "../lender/reminders/send-reminders.ts";

/** Reminds everybody who wants it by `now` (ms). */
export async function remind(tx: Tx, now: number, text: FindText): Promise<void> {
  for (const id of await toRemind(tx, now)) await remindOne(tx, id, now, text);
}

/** Reminds one of them; whose payment arrives by then is told nothing of what it settled. */
export async function remindOne(tx: Tx, id: string, now: number, text: FindText): Promise<void> {
  await lockBorrower(tx, id);
  await advanceBorrower(tx, id, now);
  await sendReminders(tx, id, now, text);
}
