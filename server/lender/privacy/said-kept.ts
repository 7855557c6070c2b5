import { asc, eq } from "drizzle-orm";
import { message, suggestion } from "../../database/tables/borrower-calls.ts";
import { event } from "../../database/tables/frame.ts";
import { consent } from "../../database/tables/record.ts";
import { reminder } from "../../database/tables/reminder.ts";
import type { Tx } from "../../database/tx.ts";
import type { CallContext } from "../call/handler.ts";
import { messageView } from "../notes/messages.ts";
import { complaintNumber } from "../support/complaint-number.ts";
import { type KeptSection, moment } from "./kept.ts";
import { requestsOf } from "./requests-of.ts";

/** What is kept of what was said and done: messages, complaints, consents, who looked into his data, what happened when. */
export async function saidKept(tx: Tx, id: string, text: CallContext["text"]): Promise<KeptSection[]> {
  const messages = await tx.select().from(message).where(eq(message.borrowerId, id)).orderBy(asc(message.at));
  const told = await tx.select().from(suggestion).where(eq(suggestion.borrowerId, id)).orderBy(asc(suggestion.at));
  const agreed = await tx.select().from(consent).where(eq(consent.borrowerId, id)).orderBy(asc(consent.at));
  const wanted = await tx.select().from(reminder).where(eq(reminder.borrowerId, id));
  const events = await tx.select().from(event).where(eq(event.borrowerId, id)).orderBy(asc(event.id));
  return [
    {
      section: "messages",
      entries: messages.map((row) => {
        const { title, content } = messageView(row, text);
        return { title, content, sentAt: moment(row.at), readAt: moment(row.readAt) };
      }),
    },
    {
      section: "complaints",
      entries: told.map((row) => ({
        number: complaintNumber(row.id),
        about: row.type,
        words: row.content,
        dispute: row.dispute,
        contact: row.contact,
        sentAt: moment(row.at),
        answeredAt: moment(row.answeredAt),
      })),
    },
    {
      section: "consents",
      entries: agreed.map((row) => ({
        to: row.consent,
        version: row.textVersion,
        given: row.granted,
        language: row.language,
        at: moment(row.at),
      })),
    },
    {
      section: "reminders",
      entries: wanted.map((row) => ({
        byTextMessage: row.sms,
        byMail: row.mail,
        daysBefore: row.days.join(", "),
        language: row.language,
      })),
    },
    {
      section: "whoAsked",
      entries: (await requestsOf(tx, id)).map(({ who, purpose, kind, at }) => ({ who, purpose, kind, at: moment(at) })),
    },
    {
      section: "history",
      entries: events.map((row) => ({ what: `${row.subject} ${row.kind}`, at: moment(row.at) })),
    },
  ];
}
