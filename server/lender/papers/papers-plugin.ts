import type { FastifyPluginAsync } from "fastify";
import { eq } from "drizzle-orm";
import { type BrandOf, forBrand } from "../../contract/brands.ts";
import type { FindText } from "../../contract/texts.ts";
import { borrower } from "../../database/tables/borrower.ts";
import type { PaperTicketRow } from "../../database/tables/paper.ts";
import { one } from "../../database/rows.ts";
import type { Database, Tx } from "../../database/tx.ts";
import { businessNow } from "../call/business-clock.ts";
import { inTransaction } from "../frame/in-transaction.ts";
import { findLoanState } from "../loan/find-loan.ts";
import { receiptView } from "../repayment/receipt-view.ts";
import { drawPaper } from "./draw-paper.ts";
import { letterhead } from "./letterhead.ts";
import { paperOf } from "./paper-ticket.ts";
import { receiptPaper } from "./receipt-paper.ts";
import { statementLines } from "../history/statement-lines.ts";
import { statementPaper } from "./statement-paper.ts";
import type { Words } from "./words.ts";

/** What serves papers needs of the lender. */
export interface PapersOptions {
  readonly db: Database;
  readonly text: FindText;
  readonly brandOf: BrandOf;
}

/**
 * GET /paper/<secret>/<name>.pdf: a paper as a file. The address alone opens it, for a browser or the app around the
 * page sends nothing else with it; /paper/link says it, for a short while.
 */
export function papersPlugin({ db, text, brandOf }: PapersOptions): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { secret: string; name: string } }>("/paper/:secret/:name", async (request, reply) => {
      const found = await inTransaction(db, async (tx) => {
        const now = await businessNow(tx);
        const ticket = await paperOf(tx, request.params.secret, now);
        if (!ticket) return null;
        const { business, channel } = ticket;
        return forBrand(brandOf(business ?? undefined, channel ?? undefined), async () => {
          // Papers are in English: courts and banks read them, and the letters that they hold are of Latin script.
          const words: Words = (key, args) => text("en_US", key, args) ?? key;
          return { paper: await paperFor(tx, ticket, now, words), head: letterhead(words, now) };
        });
      });
      if (!found) return reply.code(404).type("text/plain; charset=utf-8").send(text("en_US", "paper.over"));
      const file = await drawPaper(found.paper, found.head);
      const name = request.params.name.replace(/[^\w.-]/g, "");
      return reply.type("application/pdf").header("content-disposition", `attachment; filename="${name}"`).send(file);
    });
  };
}

async function paperFor(tx: Tx, { kind, borrowerId, subject }: PaperTicketRow, now: number, words: Words) {
  const owner = one(await tx.select().from(borrower).where(eq(borrower.id, borrowerId)));
  if (kind === "receipt") return receiptPaper(await receiptView(tx, owner, subject ?? "", now), words);
  const state = await findLoanState(tx, borrowerId, subject ?? "", now);
  return statementPaper({ borrower: owner, state, lines: await statementLines(tx, state, now), now }, words);
}
