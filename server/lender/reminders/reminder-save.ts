import { eq } from "drizzle-orm";
import { figures } from "../../contract/brands.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { person } from "../../database/tables/person.ts";
import { reminder } from "../../database/tables/reminder.ts";
import type { Handler } from "../call/handler.ts";
import { reminderView } from "./reminder-view.ts";
import { daysOf } from "./reminders-of.ts";

/**
 * POST /reminder/save: what the caller wants from now on; what would have been sent before is not sent late. Refuses
 * 3199 mails to whoever has no address bound.
 */
export const reminderSave: Handler<"reminder-save"> = async ({ tx, body, borrower, now, query, language }) => {
  const { sms, mail, ...days } = body;
  const [bound] = await tx.select({ mail: person.mail }).from(person).where(eq(person.borrowerId, borrower.id));
  if (mail && !bound?.mail) throw new Refusal(STATUS.illegal);
  const brand = { business: query.bizType ?? null, channel: query.c ?? null, language };
  const chosen = { sms, mail, days: daysOf(days), clock: figures().reminderTime, ...brand, doneAt: now };
  await tx
    .insert(reminder)
    .values({ borrowerId: borrower.id, ...chosen })
    .onConflictDoUpdate({ target: reminder.borrowerId, set: chosen });
  return reminderView(tx, borrower, now);
};
