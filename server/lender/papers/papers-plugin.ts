import type { FastifyPluginAsync } from "fastify";
import { eq } from "drizzle-orm";
import { type BrandOf, figures, forBrand } from "../../contract/brands.ts";
import type { FindText } from "../../contract/texts.ts";
import { borrower } from "../../database/tables/borrower.ts";
import type { PaperTicketRow } from "../../database/tables/paper.ts";
import { one } from "../../database/rows.ts";
import type { Database, Tx } from "../../database/tx.ts";
import { businessNow } from "../call/business-clock.ts";
import { failedStatus } from "../frame/failed-status.ts";
import { inTransaction } from "../frame/in-transaction.ts";
import { findLoanState } from "../loan/find-loan.ts";
import { receiptView } from "../repayment/receipt-view.ts";
import { copyOf } from "../privacy/copy-of.ts";
import { copyFile } from "./copy-file.ts";
import { copyPaper } from "./copy-paper.ts";
import { drawPaper } from "./draw-paper.ts";
import { chosenOf, daysOf, remindersOf } from "../reminders/reminders-of.ts";
import { dueCalendar } from "./due-calendar.ts";
import { letterhead } from "./letterhead.ts";
import { paperOf } from "./paper-ticket.ts";
import { receiptPaper } from "./receipt-paper.ts";
import { statementLines } from "../history/statement-lines.ts";
import { statementPaper } from "./statement-paper.ts";
import type { Words } from "./words.ts";

const plain = "text/plain; charset=utf-8";

/** What serves papers needs of the lender. */
export interface PapersOptions {
  readonly db: Database;
  readonly text: FindText;
  readonly brandOf: BrandOf;
}

/**
 * GET /paper/<secret>/<name>: a paper, or a copy of all that is kept, as a file. The address alone opens it, for a browser or the app around the
 * page sends nothing else with it; /paper/link and /privacy/copy say it, for a short while.
 */
export function papersPlugin({ db, text, brandOf }: PapersOptions): FastifyPluginAsync {
  const wordsIn =
    (language: string): Words =>
    (key, args) =>
      text(language, key, args) ?? key;
  return async (app) => {
    // A browser shows whatever comes in place of a file, and the borrower stands before it.
    app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = failedStatus(error);
      if (status >= 500) request.log.error({ err: error }, "the request failed");
      return reply.code(status).type(plain).send(text("en_US", "paper.failed"));
    });
    app.get<{ Params: { secret: string; name: string } }>("/paper/:secret/:name", async (request, reply) => {
      const found = await inTransaction(db, async (tx) => {
        const now = await businessNow(tx);
        const ticket = await paperOf(tx, request.params, now);
        if (!ticket) return null;
        const { business, channel } = ticket;
        return forBrand(brandOf(business ?? undefined, channel ?? undefined), async () => {
          if (ticket.kind === "calendar")
            return { calendar: await calendarFor(tx, ticket, now, wordsIn(ticket.language ?? "en_US")) };
          // Papers are in English: courts and banks read them, and the letters that they hold are of Latin script.
          const words = wordsIn("en_US");
          const head = letterhead(words, now);
          if (ticket.kind !== "copy-json") return { paper: await paperFor(tx, ticket, now, words), head };
          const sections = await copyOf(tx, await ownerOf(tx, ticket), words, now);
          return { file: copyFile(sections, head.legalName, now) };
        });
      });
      if (!found) return reply.code(404).type(plain).send(text("en_US", "paper.over"));
      reply.header("content-disposition", `attachment; filename="${request.params.name}"`);
      if ("calendar" in found) return reply.type("text/calendar; charset=utf-8").send(found.calendar);
      if ("file" in found) return reply.type("application/json; charset=utf-8").send(found.file);
      return reply.type("application/pdf").send(await drawPaper(found.paper, found.head));
    });
  };
}

async function ownerOf(tx: Tx, { borrowerId }: PaperTicketRow) {
  return one(await tx.select().from(borrower).where(eq(borrower.id, borrowerId)));
}

async function paperFor(tx: Tx, ticket: PaperTicketRow, now: number, words: Words) {
  const { kind, borrowerId, subject } = ticket;
  const owner = await ownerOf(tx, ticket);
  if (kind === "copy-pdf")
    return copyPaper({ borrower: owner, sections: await copyOf(tx, owner, words, now), now }, words);
  if (kind === "receipt") return receiptPaper(await receiptView(tx, owner, subject ?? ""), words);
  const state = await findLoanState(tx, borrowerId, subject ?? "", now);
  return statementPaper({ borrower: owner, state, lines: await statementLines(tx, state, now), now }, words);
}

/** What is due of a loan, for a calendar; who chose no days is told by those that are offered. */
async function calendarFor(tx: Tx, { borrowerId, subject }: PaperTicketRow, now: number, words: Words) {
  const state = await findLoanState(tx, borrowerId, subject ?? "", now);
  const chosen = await remindersOf(tx, borrowerId);
  const days = chosen?.days ?? daysOf(chosenOf(undefined));
  return dueCalendar(state, { days, clock: chosen?.clock ?? figures().reminderTime }, now, words);
}
