import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { printOf } from "../../publish/pack/print-of.ts";
import { isSaved } from "../../publish/studio/deeds.ts";
import type { Database, Tx } from "../database/tx.ts";
import { type ListedRelease, type Live, type Publishing, type ReleaseEntry, standing } from "./releases.ts";
import { audit, blob, release, releaseFile } from "./tables.ts";

/** Rows of one statement: a statement takes at most 65,535 values. */
const ROWS = 5_000;

/** The release that has the same documents. */
export const knownBy = async (tx: Tx, print: string): Promise<string | undefined> =>
  (await tx.select({ id: release.id }).from(release).where(eq(release.print, print)))[0]?.id;

/** What stood before a release was published, but for one; null where it was the first. */
export async function standingBefore(tx: Tx, id: string, but: string): Promise<string | null> {
  const rows = await tx
    .select({ before: audit.before, after: audit.after })
    .from(audit)
    .where(eq(audit.release, id))
    .orderBy(desc(audit.id));
  for (const { before, after } of rows) {
    // To come live again is no publishing.
    if (!before || after?.withdrawn || before.release === id) continue;
    const stood = standing(before);
    if (stood !== but && stood !== id) return stood;
  }
  return null;
}

/** What a release that is published is taken back to; null where there is nothing. */
export async function wayBack(tx: Tx, id: string, before: Live | undefined): Promise<string | null> {
  if (!before) return null;
  if (before.release === id) return before.previous;
  const stood = standing(before);
  // What all had but a share of devices is no way back from itself.
  return stood === id ? standingBefore(tx, id, before.release) : stood;
}

/**
 * Whether a release was published after another, or never was: to have it live again goes forward, and takes the other
 * one back from nobody.
 */
export async function isNewer(tx: Tx, id: string, other: string): Promise<boolean> {
  const published = await lastDeeds(tx, audit.release, isNull(withdrawn));
  return (published.get(id)?.id ?? Number.POSITIVE_INFINITY) > (published.get(other)?.id ?? 0);
}

/** Whether a release was ever live. */
export const wasLive = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.select({ id: audit.id }).from(audit).where(eq(audit.release, id)).limit(1)).length > 0;

/** Of releases that were live: who published each last and why, when it became live last, and who took it back since. */
export interface MadeLive extends Pick<ListedRelease, "takenBack"> {
  /** Absent of one that was only ever come back to. */
  readonly published?: Pick<ReleaseEntry, "at" | "author" | "why"> | undefined;
  /** ISO 8601. */
  readonly since: string;
}

/** By release how it came to be live; of one that never was nothing. */
export async function madeLive(db: Database | Tx): Promise<ReadonlyMap<string, MadeLive>> {
  const [began, published, back] = [
    await lastDeeds(db, audit.release),
    // Why another one was taken back is no reason why there is the one before it.
    await lastDeeds(db, audit.release, isNull(withdrawn)),
    await lastDeeds(db, withdrawn),
  ];
  return new Map(
    [...began].map(([id, last]) => {
      const [own, taken] = [published.get(id), back.get(id)];
      return [
        id,
        {
          published: own && { at: own.at, author: own.who, why: own.why },
          since: last.at,
          ...(taken && taken.id > last.id && { takenBack: { at: taken.at, who: taken.who, why: taken.why } }),
        },
      ];
    }),
  );
}

/** Whether a release was made live last because the folder was saved. */
export async function isByFolder(tx: Tx, id: string): Promise<boolean> {
  const made = (await lastDeeds(tx, audit.release)).get(id);
  return made !== undefined && isSaved(made.who, made.why);
}

/** What a deed took back. */
const withdrawn = sql<string | null>`${audit.after}->>'withdrawn'`;

interface LastDeed {
  readonly id: number;
  readonly at: string;
  readonly who: string;
  readonly why: string;
}

/** The last deed about each release. */
async function lastDeeds(
  db: Database | Tx,
  of: typeof audit.release | typeof withdrawn,
  where?: SQL,
): Promise<ReadonlyMap<string, LastDeed>> {
  const rows = await db
    .selectDistinctOn([of], { release: sql<string>`${of}`, id: audit.id, at: audit.at, who: audit.who, why: audit.why })
    .from(audit)
    .where(and(isNotNull(of), where))
    .orderBy(of, desc(audit.id));
  return new Map(rows.map(({ release: about, at, ...deed }) => [about, { at: at.toISOString(), ...deed }]));
}

/** Makes a release, with what no other one has of its documents. */
export async function insertRelease(
  tx: Tx,
  print: string,
  { id, texts, warnings, vocabulary, who, why }: Publishing,
): Promise<void> {
  const files = [...texts].map(([file, content]) => ({ file, content, print: printOf(content) }));
  await tx.insert(release).values({ id, print, author: who, why, documents: files.length, warnings, vocabulary });
  for (let from = 0; from < files.length; from += ROWS) {
    const some = files.slice(from, from + ROWS);
    await tx
      .insert(blob)
      .values(some.map(({ print: of, content }) => ({ print: of, content })))
      .onConflictDoNothing();
    await tx.insert(releaseFile).values(some.map(({ file, print: of }) => ({ release: id, file, print: of })));
  }
}
