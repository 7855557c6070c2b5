import { figures } from "../../contract/brands.ts";
import { and, desc, eq, gt } from "drizzle-orm";
import { lagosDay } from "../../../lending/lagos-time.ts";
import { submission, type SubmissionRow, type SubmissionStep } from "../../database/tables/borrower-calls.ts";
import type { Tx } from "../../database/tx.ts";
import { newGid } from "../call/new-gid.ts";
import { recordEvent } from "../call/record-event.ts";
import { Refusal } from "../../contract/refusal.ts";
import { STATUS } from "../../contract/status.ts";
import { one } from "../../database/rows.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Starts a submission. After so many on one day the next is refused with 3054 for the freeze, and told the hours that are
 * left of it (F11); with a `pause` in seconds, one so soon after the last that is not done with 3018. `left` is what is
 * left of the day.
 */
export async function startSubmission(
  tx: Tx,
  started: {
    borrowerId: string;
    kind: "card" | "mail";
    subject: string;
    step: SubmissionStep;
    now: number;
    pause?: number;
  },
): Promise<{ row: SubmissionRow; left: number }> {
  const { now, pause = 0, ...what } = started;
  const { submissionsPerDay, submissionMinutes, freezeHours } = figures();
  const past = await tx
    .select({ at: submission.startedAt, step: submission.step })
    .from(submission)
    .where(and(eq(submission.borrowerId, what.borrowerId), eq(submission.kind, what.kind)))
    .orderBy(desc(submission.startedAt))
    .limit(submissionsPerDay);
  const last = past[0]?.at ?? Number.NEGATIVE_INFINITY;
  const used = past.length === submissionsPerDay && past.every(({ at }) => lagosDay(at) === lagosDay(last));
  const hours = Math.ceil((last - now) / HOUR + freezeHours);
  if (used && hours > 0)
    throw new Refusal(STATUS.activationsFrozen, { args: { hours, context: hours }, content: { hours } });
  const seconds = Math.ceil((last - now) / 1000) + pause;
  // A sandbox's clock may have been set back.
  if (past[0]?.step !== "done" && seconds > 0 && last <= now)
    throw new Refusal(STATUS.tooSoon, { args: { seconds, context: seconds }, content: { seconds } });
  const today = past.filter(({ at }) => lagosDay(at) === lagosDay(now)).length;
  const row = one(
    await tx
      .insert(submission)
      .values({ ...what, id: newGid(), startedAt: now, expiresAt: now + submissionMinutes * MINUTE })
      .returning(),
  );
  await tellEvent(tx, row, "started", now);
  return { row, left: submissionsPerDay - today - 1 };
}

/** How many submissions are left of the Lagos day on which this one was started. */
export async function submissionsLeft(tx: Tx, row: SubmissionRow): Promise<number> {
  const all = await tx
    .select({ at: submission.startedAt })
    .from(submission)
    .where(and(eq(submission.borrowerId, row.borrowerId), eq(submission.kind, row.kind)));
  return Math.max(
    0,
    figures().submissionsPerDay - all.filter(({ at }) => lagosDay(at) === lagosDay(row.startedAt)).length,
  );
}

/** The submission of this subject that waits at this step, if one does. */
export async function submissionWaiting(
  tx: Tx,
  asked: { borrowerId: string; subject: string; step: SubmissionStep; now: number },
): Promise<SubmissionRow | undefined> {
  const [row] = await tx
    .select()
    .from(submission)
    .where(
      and(
        eq(submission.borrowerId, asked.borrowerId),
        eq(submission.subject, asked.subject),
        eq(submission.step, asked.step),
        gt(submission.expiresAt, asked.now),
      ),
    )
    .limit(1);
  return row;
}

/** A submission under way at this step; refuses with 3198 one that he has not, with 3199 one that is over, done or elsewhere. */
export async function submissionAt(
  tx: Tx,
  asked: { borrowerId: string; id: string; step: SubmissionStep; now: number },
): Promise<SubmissionRow> {
  const [row] = await tx
    .select()
    .from(submission)
    .where(and(eq(submission.id, asked.id), eq(submission.borrowerId, asked.borrowerId)));
  if (!row) throw new Refusal(STATUS.notFound);
  if (row.step !== asked.step) throw new Refusal(STATUS.illegal);
  // Nothing that is refreshed brings its time back: it is said, for he is to start again.
  if (row.expiresAt <= asked.now) throw new Refusal(STATUS.illegal, { args: { context: "over" } });
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
