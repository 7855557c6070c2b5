import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { printOf } from "../../publish/pack/print-of.ts";
import { isSaved } from "../../publish/studio/deeds.ts";
import type { Database, Tx } from "../database/tx.ts";
import { type Publishing, type ReleaseEntry, standing } from "./releases.ts";
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

/** Whether a release was ever live. */
export const wasLive = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.select({ id: audit.id }).from(audit).where(eq(audit.release, id)).limit(1)).length > 0;

/** By release when it became live last, by whom and why; of one that never was nothing. */
export async function madeLive(
  db: Database | Tx,
): Promise<ReadonlyMap<string, Pick<ReleaseEntry, "at" | "author" | "why">>> {
  // To go from a share of devices to another is no beginning: the reason why there is such a release is an older one.
  const spread = sql`${audit.before}->>'release' = ${audit.release} and ${audit.before}->>'share' <> ${audit.after}->>'share'`;
  const rows = await db
    .selectDistinctOn([audit.release], { id: audit.release, at: audit.at, author: audit.who, why: audit.why })
    .from(audit)
    .where(and(isNotNull(audit.release), sql`(${spread}) is not true`))
    .orderBy(audit.release, desc(audit.id));
  return new Map(rows.map(({ id, at, ...deed }) => [id ?? "", { at: at.toISOString(), ...deed }]));
}

/** Whether a release was made live last because the folder was saved. */
export async function isByFolder(tx: Tx, id: string): Promise<boolean> {
  const made = (await madeLive(tx)).get(id);
  return made !== undefined && isSaved(made.author, made.why);
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
