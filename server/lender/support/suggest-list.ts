import { desc, eq } from "drizzle-orm";
import { suggestion } from "../../database/tables/borrower-calls.ts";
import { loan } from "../../database/tables/loan.ts";
import type { Handler } from "../call/handler.ts";
import { complaintView } from "./complaint-view.ts";

/** POST /suggest/list: all that the caller told the lender, newest first, each with its number, state and answer. */
export const suggestList: Handler<"suggest-list"> = async ({ tx, borrower, now, text }) => {
  const rows = await tx
    .select({ suggestion, loanNo: loan.loanNo })
    .from(suggestion)
    .leftJoin(loan, eq(loan.id, suggestion.loanId))
    .where(eq(suggestion.borrowerId, borrower.id))
    .orderBy(desc(suggestion.at), desc(suggestion.id));
  return { complaints: rows.map((row) => complaintView(row, now, text)) };
};
