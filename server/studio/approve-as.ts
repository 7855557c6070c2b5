import { eq } from "drizzle-orm";
import { refusalOf } from "../../publish/studio/roles.ts";
import type { Database } from "../database/tx.ts";
import { withDatabase } from "../store/at-hand.ts";
import type { Approving, AtDoor } from "../store/door.ts";
import { isFourEyes } from "../store/four-eyes.ts";
import { ReleaseStore } from "../store/release-store.ts";
import { Refused, type Releases } from "../store/releases.ts";
import { operator } from "../store/tables.ts";
import { approvalThroughDoor } from "../store/through-door.ts";
import { signIn } from "./sign-in.ts";

/**
 * Approves documents as somebody who shows by his password who he is; gives what the audit says of it.
 * @throws Refused where it is not his, he is no publisher, or he adds no second look
 */
export async function approveAs(
  db: Database,
  store: Pick<Releases, "approve">,
  { name, password, ...draft }: Approving,
): Promise<string> {
  const signedIn = await signIn(db, { name, password, from: "a command" });
  if (signedIn.is === "locked")
    throw new Refused(`signing in as ${name} is locked until ${signedIn.until.toISOString()}`);
  if (signedIn.is === "wrong") throw new Refused("the name or the password is wrong");
  const [known] = await db.select({ role: operator.role }).from(operator).where(eq(operator.name, name));
  const refusal = known && refusalOf(known.role, "publisher");
  if (refusal !== undefined) throw new Refused(refusal);
  return store.approve({ ...draft, who: name });
}

/** Has a command approve documents, on the store that the environment names. */
export const withApproval = <T>(env: NodeJS.ProcessEnv, work: (approve: AtDoor["approve"]) => Promise<T>): Promise<T> =>
  withDatabase(
    env,
    approvalThroughDoor,
    (db) => {
      const store = new ReleaseStore(db, { fourEyes: isFourEyes(env) });
      return (given: Approving) => approveAs(db, store, given);
    },
    work,
  );
