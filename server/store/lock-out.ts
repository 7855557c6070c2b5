import { eq, lt, lte, or, sql } from "drizzle-orm";
import { printOf } from "../../publish/pack/print-of.ts";
import type { Database } from "../database/tx.ts";
import { failedSignIn } from "./tables.ts";

/** So many wrong passwords in a row lock a name. */
export const TRIES = 5;
/** For so long, ms. */
const LOCKED = 15 * 60_000;
/** For so long wrong passwords are remembered at all, ms. */
const REMEMBERED = 24 * 60 * 60_000;

/** Until when a name is locked; undefined where it is not. */
export function lockedUntil(
  row: { readonly tries: number; readonly at: Date } | undefined,
  now: number,
): Date | undefined {
  const until = new Date((row?.at.getTime() ?? 0) + LOCKED);
  return row && row.tries >= TRIES && until.getTime() > now ? until : undefined;
}

/**
 * Counts a password that is about to be looked at as a wrong one, before it is: so many at once are no more than so many
 * one after another. Gives how many that were in a row, or until when none is looked at.
 */
export async function countTry(db: Database, name: string, now: number): Promise<number | Date> {
  const print = printOf(name);
  const at = new Date(now);
  await db.delete(failedSignIn).where(lt(failedSignIn.at, new Date(now - REMEMBERED)));
  const [counted] = await db
    .insert(failedSignIn)
    .values({ name: print, tries: 1, at })
    .onConflictDoUpdate({
      target: failedSignIn.name,
      // A lock that is over begins a new row.
      set: { tries: sql`case when ${failedSignIn.tries} >= ${TRIES} then 1 else ${failedSignIn.tries} + 1 end`, at },
      setWhere: or(lt(failedSignIn.tries, TRIES), lte(failedSignIn.at, new Date(now - LOCKED))),
    })
    .returning({ tries: failedSignIn.tries });
  if (counted) return counted.tries;
  const [row] = await db.select().from(failedSignIn).where(eq(failedSignIn.name, print));
  return lockedUntil(row, now) ?? new Date(now + LOCKED);
}

/** The password was right: the row of wrong ones is over. */
export async function forgetTries(db: Database, name: string): Promise<void> {
  await db.delete(failedSignIn).where(eq(failedSignIn.name, printOf(name)));
}
