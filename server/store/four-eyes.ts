import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { printOf, printOfAll } from "../../publish/pack/print-of.ts";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";
import type { Database, Tx } from "../database/tx.ts";
import { authorsOf, type Differing, type EditPrints } from "./authors.ts";
import { type Eyes, Refused } from "./releases.ts";
import { approval, edit, live, operator, releaseFile } from "./tables.ts";

/** Whoever publishes. */
interface Publisher {
  readonly who: string;
  /** Whether he has shown by a password that he is who he says. */
  readonly proven?: boolean;
}

/** @throws for what is neither */
export function isFourEyes({ FOUR_EYES = "" }: NodeJS.ProcessEnv): boolean {
  if (FOUR_EYES === "" || FOUR_EYES === "on") return FOUR_EYES === "on";
  throw new Error(`expected FOUR_EYES=on, or no FOUR_EYES where one may publish alone, found FOUR_EYES=${FOUR_EYES}`);
}

/**
 * @param told whether whoever asks was told that two must look
 * @param here whether the store was
 * @throws Refused where he alone was: there nobody can approve what he would have live
 */
export function assertAsked(told: boolean | undefined, here: boolean): void {
  if (told && !here)
    throw new Refused(
      "FOUR_EYES=on was said to this command and not to what serves, where nobody can approve a draft: stop that, and start it with FOUR_EYES=on",
    );
}

/** Who has made documents otherwise than what is live, and who has approved them; of the first release nobody is asked. */
export async function eyesOn(db: Database | Tx, texts: DocumentTexts): Promise<Eyes> {
  const print = printOfAll(texts);
  const [now] = await db.select().from(live);
  if (!now) return { print, names: [], outside: false, unproven: [], approvals: [] };
  const rows = await db
    .select({ file: releaseFile.file, print: releaseFile.print })
    .from(releaseFile)
    .where(eq(releaseFile.release, now.release));
  const differing = differingOf(new Map(rows.map((row) => [row.file, row.print])), texts);
  const approvals = await db
    .select({ who: approval.who, at: approval.at, print: approval.print })
    .from(approval)
    .innerJoin(operator, eq(operator.name, approval.who))
    .where(and(eq(approval.liveSince, now.since), eq(operator.role, "publisher")))
    .orderBy(approval.at);
  const { names, outside } = authorsOf(differing, await editsOf(db, differing));
  return {
    print,
    names,
    outside,
    unproven: await notOperators(db, names),
    approvals: approvals.map(({ who, at, print: of }) => ({ who, at: at.toISOString(), holds: of === print })),
  };
}

/** Why a draft may not be published by somebody, who would be the only one to have looked at something of it. */
export function unseenBecause(
  { names, outside, unproven, approvals }: Eyes,
  { who, proven = false }: Publisher,
): string | undefined {
  if (names.length === 0 && !outside) return undefined;
  const seen = approvals.filter(({ holds }) => holds).map((one) => one.who);
  const eyes = proven ? [who, ...seen] : seen;
  // What nobody knows the author of may be his who publishes.
  const isAnybodys = outside || unproven.length > 0;
  const authors = isAnybodys || !proven ? [...names, who] : names;
  const alone = authors.find((author) => !eyes.some((other) => other !== author));
  if (alone === undefined) return undefined;
  if (!proven) return `FOUR_EYES=on: a publisher other than ${alone} has to approve this draft in the studio first`;
  if (names.includes(who))
    return `this draft was edited by ${who}: another publisher publishes it, or approves it first`;
  return outside
    ? "this draft was edited outside the studio as well, where nobody knows by whom: another publisher approves it first"
    : `this draft was edited by ${unproven.join(" and ")}, whom no password proved and who may be anybody: another publisher approves it first`;
}

/** Why somebody's approval would add nothing to a draft. */
export function idleBecause({ names, outside, unproven, approvals }: Eyes, who: string): string | undefined {
  if (names.length === 0 && !outside) return "nothing is otherwise than what is live";
  if (approvals.some((one) => one.holds && one.who === who)) return `this draft was approved by ${who} already`;
  if (!outside && unproven.length === 0 && names.every((name) => name === who))
    return `this draft was edited by ${who}: somebody else approves it`;
  return undefined;
}

/** Notes an approval of documents, while the same is live. @throws Refused where it would be none */
export async function approve(tx: Tx, texts: DocumentTexts, who: string): Promise<void> {
  const eyes = await eyesOn(tx, texts);
  const idle = idleBecause(eyes, who);
  if (idle !== undefined) throw new Refused(idle);
  const [now] = await tx.select({ liveSince: live.since }).from(live);
  const [known] = await tx.select({ name: operator.name }).from(operator).where(eq(operator.name, who));
  if (!now || !known) throw new Refused("only who has signed in by name and password approves a draft");
  const row = { print: eyes.print, who, ...now, at: new Date() };
  await tx
    .insert(approval)
    .values(row)
    .onConflictDoUpdate({ target: [approval.print, approval.who], set: row });
}

function differingOf(before: ReadonlyMap<string, string>, texts: DocumentTexts): readonly Differing[] {
  return [...new Set([...before.keys(), ...texts.keys()])].flatMap((file) => {
    const text = texts.get(file);
    const [was, draft] = [before.get(file) ?? null, text === undefined ? null : printOf(text)];
    return was === draft ? [] : [{ file, live: was, draft }];
  });
}

async function notOperators(db: Database | Tx, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const known = await db
    .select({ name: operator.name })
    .from(operator)
    .where(inArray(operator.name, [...names]));
  return names.filter((name) => !known.some((one) => one.name === name));
}

/** As `printOf` says it, without that the documents leave the database. */
const printIn = (column: typeof edit.before | typeof edit.after) =>
  sql<string | null>`encode(sha256(convert_to(${column}, 'UTF8')), 'hex')`;

async function editsOf(db: Database | Tx, differing: readonly Differing[]): Promise<readonly EditPrints[]> {
  if (differing.length === 0) return [];
  const files = differing.map(({ file }) => file);
  return db
    .select({ file: edit.file, who: edit.who, before: printIn(edit.before), after: printIn(edit.after) })
    .from(edit)
    .where(inArray(edit.file, files))
    .orderBy(desc(edit.id));
}
