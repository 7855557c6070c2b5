import { eq } from "drizzle-orm";
import type { Database } from "../database/tx.ts";
import { NOBODY } from "../store/actors.ts";
import { countTry, forgetTries, lockedUntil, TRIES } from "../store/lock-out.ts";
import { isOperatorName } from "../store/operator-name.ts";
import { audit, operator } from "../store/tables.ts";
import { isPassword } from "./passwords.ts";

/** What came of a name and a password. */
export type SignedIn =
  | { readonly is: "in"; readonly name: string }
  /** The same, whether the name or the password is wrong. */
  | { readonly is: "wrong" }
  | { readonly is: "locked"; readonly until: Date };

/**
 * Looks at a password. After five wrong ones in a row for a name none is looked at for a quarter of an hour, the right
 * one neither; a name that nobody has is answered the same, and as late.
 * @param from the address that asks
 */
export async function signIn(
  db: Database,
  { name, password, from }: { readonly name: string; readonly password: string; readonly from: string },
  now = Date.now(),
): Promise<SignedIn> {
  const tries = await countTry(db, name, now);
  if (typeof tries !== "number") return { is: "locked", until: tries };
  // Of what can be nobody's name the database is not asked: it takes no U+0000.
  const [known] = isOperatorName(name) ? await db.select().from(operator).where(eq(operator.name, name)) : [];
  if (await isPassword(password, known?.hash)) {
    await forgetTries(db, name);
    const wrong = tries - 1;
    const after = wrong === 0 ? "" : `, after ${wrong} wrong password${wrong === 1 ? "" : "s"}`;
    await note(db, name, `Signed in${after}.`);
    return { is: "in", name };
  }
  const until = lockedUntil({ tries, at: new Date(now) }, now);
  if (!until) return { is: "wrong" };
  const lock = `${TRIES} wrong passwords in a row, the last from ${from}`;
  // What was typed as a name may be a password.
  if (known) await note(db, name, `Signing in was locked for a quarter of an hour: ${lock}.`);
  else await note(db, NOBODY, `Signing in by a name that nobody has was locked for a quarter of an hour: ${lock}.`);
  return { is: "locked", until };
}

async function note(db: Database, who: string, said: string): Promise<void> {
  await db.insert(audit).values({ who, said, why: "" });
}
