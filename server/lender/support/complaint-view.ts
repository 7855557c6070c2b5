import { HOUR } from "../../../lending/lagos-time.ts";
import type { suggestion } from "../../database/tables/borrower-calls.ts";
import type { CallContext } from "../call/handler.ts";

/** How long nobody has looked at it yet, ms. */
const UNSEEN = HOUR;

/** The number by which borrower and lender speak of what he told them. */
export const complaintNumber = (id: string): string => `C${id.slice(0, 8).toUpperCase()}`;

/**
 * What a borrower told the lender, and how it stands at `now` (ms). Nobody works at the sandbox: it begins after an
 * hour and answers when half of the time that is promised is over, in words that fit what it was about.
 */
export function complaintView(
  { suggestion: row, loanNo }: { suggestion: typeof suggestion.$inferSelect; loanNo: string | null },
  now: number,
  text: CallContext["text"],
) {
  const { id, type, content, dispute, at, answerAt } = row;
  const answeredTime = at + Math.floor((answerAt - at) / 2);
  const answered = now >= answeredTime;
  const started = now >= at + UNSEEN;
  return {
    suggestGid: id,
    number: complaintNumber(id),
    type,
    content,
    dispute,
    loanNo: loanNo ?? undefined,
    time: at,
    answerTime: answerAt,
    state: answered ? "answered" : started ? "in-work" : "received",
    ...(answered ? { answer: text(`lender.answer-${dispute ? "dispute" : "plain"}`), answeredTime } : {}),
  };
}
