import { and, desc, eq } from "drizzle-orm";
import { DAY, lagosDay } from "../../../lending/lagos-time.ts";
import { submission, type SubmissionRow, type SubmissionStep } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import { newGid } from "../call/new-gid.ts";
import { recordEvent } from "../call/record-event.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { one } from "../../database/rows.ts";

/** Submissions of one Lagos day, how long each may take and how long the last one freezes, ms (F11). */
const DAILY = 3;
const LASTS = 15 * 60_000;
const FREEZE = DAY;

/** Starts a submission; after three on one day the next is refused with 3054 for 24 hours. `left` is what is left of the day. */
export async function startSubmission(
  tx: Tx,
  started: { borrowerId: string; kind: "card" | "mail"; subject: string; step: SubmissionStep; now: number },
): Promise<{ row: SubmissionRow; left: number }> {
  const { now, ...what } = started;
  const past = await tx
    .select({ at: submission.startedAt })
    .from(submission)
    .where(and(eq(submission.borrowerId, what.borrowerId), eq(submission.kind, what.kind)))
    .orderBy(desc(submission.startedAt))
    .limit(DAILY);
  const last = past[0]?.at ?? Number.NEGATIVE_INFINITY;
  const used = past.length === DAILY && past.every(({ at }) => lagosDay(at) === lagosDay(last));
  if (used && now < last + FREEZE) throw new Refusal(STATUS.activationsFrozen);
  const today = past.filter(({ at }) => lagosDay(at) === lagosDay(now)).length;
  const row = one(
    await tx
      .insert(submission)
      .values({ ...what, id: newGid(), startedAt: now, expiresAt: now + LASTS })
      .returning(),
  );
  await tellEvent(tx, row, "started", now);
  return { row, left: DAILY - today - 1 };
}

/** How many submissions are left of the Lagos day on which this one was started. */
export async function submissionsLeft(tx: Tx, row: SubmissionRow): Promise<number> {
  const all = await tx
    .select({ at: submission.startedAt })
    .from(submission)
    .where(and(eq(submission.borrowerId, row.borrowerId), eq(submission.kind, row.kind)));
  return Math.max(0, DAILY - all.filter(({ at }) => lagosDay(at) === lagosDay(row.startedAt)).length);
}

/** A submission under way at this step; refuses with 3199 one that is over, done or elsewhere. */
export async function submissionAt(
  tx: Tx,
  asked: { borrowerId: string; id: string; step: SubmissionStep; now: number },
): Promise<SubmissionRow> {
  const [row] = await tx
    .select()
    .from(submission)
    .where(and(eq(submission.id, asked.id), eq(submission.borrowerId, asked.borrowerId)));
  if (!row || row.expiresAt <= asked.now || row.step !== asked.step) throw new Refusal(STATUS.illegal);
  return row;
}

/** Moves a submission on. */
export async function moveSubmission(tx: Tx, row: SubmissionRow, step: SubmissionStep, now: number): Promise<void> {
  const change = step === "done" ? { step, doneAt: now } : { step };
  await tx.update(submission).set(change).where(eq(submission.id, row.id));
  await tellEvent(tx, row, step, now);
}

async function tellEvent(tx: Tx, { id, borrowerId, kind: subject }: SubmissionRow, kind: string, at: number) {
  await recordEvent(tx, { at, borrowerId, subject: `${subject}-submission`, subjectId: id, kind });
}
