import { eq } from "drizzle-orm";
import { nearest } from "../../publish/faults/nearest.ts";
import { printOf } from "../../publish/pack/print-of.ts";
import { type Role, roles } from "../../publish/studio/roles.ts";
import type { Database, Tx } from "../database/tx.ts";
import { lockedUntil } from "./lock-out.ts";
import { unnamableBecause } from "./operator-name.ts";
import { Refused } from "./releases.ts";
import { audit, failedSignIn, operator, session } from "./tables.ts";

/** An operator, as a list shows him. */
export interface OperatorEntry {
  readonly name: string;
  readonly role: Role;
  /** When he was added, ISO 8601. */
  readonly since: string;
  /** Until when no password of his is looked at, ISO 8601. */
  readonly locked?: string;
}

/** What can be done to operators; of a password only its hash comes here. */
export type OperatorDeed = { readonly name: string } & (
  | { readonly is: "add"; readonly role: Role; readonly hash: string }
  | { readonly is: "role"; readonly role: Role }
  | { readonly is: "password"; readonly hash: string }
  | { readonly is: "unlock" }
  | { readonly is: "remove" }
);

/** Who may come into the studio by a password. What is done to them is in the audit, and ends what they have open. */
export class Operators {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number = Date.now) {
    this.#db = db;
    this.#now = now;
  }

  /** Whether there is anybody. */
  async any(): Promise<boolean> {
    return (await this.#db.select({ name: operator.name }).from(operator).limit(1)).length > 0;
  }

  /** By their names. */
  async list(): Promise<readonly OperatorEntry[]> {
    const rows = await this.#db.select().from(operator).orderBy(operator.name);
    const failed = new Map((await this.#db.select().from(failedSignIn)).map((row) => [row.name, row]));
    return rows.map(({ name, role, since }) => {
      const until = lockedUntil(failed.get(printOf(name)), this.#now());
      return { name, role, since: since.toISOString(), ...(until && { locked: until.toISOString() }) };
    });
  }

  /** Does it; gives what the audit says of it. @throws Refused where it cannot be done */
  async carryOut(deed: OperatorDeed, who: string): Promise<string> {
    return this.#db.transaction(async (tx) => {
      const said = await done(tx, deed);
      await tx.insert(audit).values({ who, said, why: "" });
      return said;
    });
  }
}

async function done(tx: Tx, deed: OperatorDeed): Promise<string> {
  const { name } = deed;
  if (deed.is === "add") {
    const { role, hash } = deed;
    const unnamable = unnamableBecause(name);
    if (unnamable !== undefined) throw new Refused(unnamable);
    assertRole(role);
    const added = await tx.insert(operator).values({ name, role, hash }).onConflictDoNothing().returning();
    if (added.length === 0) throw new Refused(`there is an operator ${name} already`);
    return `Operator ${name} was added as ${role}.`;
  }
  const [known] = await tx.select().from(operator).where(eq(operator.name, name)).for("update");
  if (!known) throw await unknown(tx, name);
  const of = eq(operator.name, name);
  // What he has open was opened as somebody who may do something else, or by a password that somebody else may know.
  const signedOut = () => tx.delete(session).where(eq(session.operator, name));
  switch (deed.is) {
    case "role":
      assertRole(deed.role);
      await tx.update(operator).set({ role: deed.role }).where(of);
      await signedOut();
      return `Operator ${name} is ${deed.role} now, was ${known.role}; he is signed out everywhere.`;
    case "password":
      await tx.update(operator).set({ hash: deed.hash }).where(of);
      await forget(tx, name);
      await signedOut();
      return `Operator ${name} has another password; he is signed out everywhere.`;
    case "unlock":
      await forget(tx, name);
      return `Operator ${name} may sign in again.`;
    case "remove":
      // His sessions and approvals go with him.
      await tx.delete(operator).where(of);
      await forget(tx, name);
      return `Operator ${name} was removed, and with him his approvals; he is signed out everywhere.`;
  }
}

const forget = (tx: Tx, name: string) => tx.delete(failedSignIn).where(eq(failedSignIn.name, printOf(name)));

function assertRole(role: string): void {
  if (!roles.some((one) => one === role)) throw new Refused(`expected ${roles.join(", ")} as a role, found "${role}"`);
}

async function unknown(tx: Tx, name: string): Promise<Refused> {
  const known = (await tx.select({ name: operator.name }).from(operator)).map((row) => row.name);
  const like = nearest(name, known);
  return new Refused(`there is no operator ${name}${like === undefined ? "" : `; did you mean ${like}?`}`);
}
