import type { Freeze } from "../../../api/types/entities/freeze.ts";
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

/** Steps at which a submission goes on for who comes back with nothing but what he typed. */
const RESUMED: readonly SubmissionStep[] = ["pin", "code"];

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
  const { submissionsPerDay, submissionMinutes } = figures();
  const past = await lastSubmissions(tx, what);
  const hours = Math.ceil((frozenUntil(past) - now) / HOUR);
  if (hours > 0) throw new Refusal(STATUS.activationsFrozen, { args: { hours, context: hours }, content: { hours } });
  const last = past[0]?.startedAt ?? Number.NEGATIVE_INFINITY;
  const seconds = Math.ceil((last - now) / 1000) + pause;
  // A sandbox's clock may have been set back.
  if (past[0]?.step !== "done" && seconds > 0 && last <= now)
    throw new Refusal(STATUS.tooSoon, { args: { seconds, context: seconds }, content: { seconds } });
  const today = past.filter(({ startedAt }) => lagosDay(startedAt) === lagosDay(now)).length;
  const row = one(
    await tx
      .insert(submission)
      .values({ ...what, id: newGid(), startedAt: now, expiresAt: now + submissionMinutes * MINUTE })
      .returning(),
  );
  await tellEvent(tx, row, "started", now);
  return { row, left: submissionsPerDay - today - 1 };
}

/** The last submissions of a kind, the newest first: as many as there may be on a day. */
async function lastSubmissions(tx: Tx, { borrowerId, kind }: Pick<SubmissionRow, "borrowerId" | "kind">) {
  return tx
    .select()
    .from(submission)
    .where(and(eq(submission.borrowerId, borrowerId), eq(submission.kind, kind)))
    .orderBy(desc(submission.startedAt))
    .limit(figures().submissionsPerDay);
}

/** Until when (ms) none can be started after these; 0 where not all that a day has were on one. */
function frozenUntil(past: readonly SubmissionRow[]): number {
  const { submissionsPerDay, freezeHours } = figures();
  const [last] = past;
  if (!last || past.length < submissionsPerDay) return 0;
  const sameDay = past.every(({ startedAt }) => lagosDay(startedAt) === lagosDay(last.startedAt));
  return sameDay ? last.startedAt + freezeHours * HOUR : 0;
}

/** The freeze of a kind of submissions at `now` (ms), if there is one: what `startSubmission` would refuse (F11). */
export async function freezeOf(
  tx: Tx,
  asked: { borrowerId: string; kind: SubmissionRow["kind"]; now: number },
): Promise<Freeze | undefined> {
  const past = await lastSubmissions(tx, asked);
  const until = frozenUntil(past);
  const [last] = past;
  if (!last || until <= asked.now) return undefined;
  return { until, underWay: RESUMED.includes(last.step) && last.expiresAt > asked.now };
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
