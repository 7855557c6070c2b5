import type { ChallengeKind } from "../../database/tables/access.ts";
import type { Tx } from "../../database/tx.ts";
import { meetChallenge, setChallenge } from "./challenge.ts";
import { newToken } from "./secrets.ts";

/** A ticket that works once, in the hand of a borrower, while the session lives that it was made from. `lasts` in ms. */
export async function issueTicket(
  tx: Tx,
  made: { kind: ChallengeKind; borrowerId: string; now: number; lasts: number; session?: string },
): Promise<string> {
  const secret = newToken();
  await setChallenge(tx, { ...made, subject: made.borrowerId, secret });
  return `${made.borrowerId}.${secret}`;
}

/** The borrower that a ticket names and the session that it came from, when it is good; it is used up. */
export async function redeemTicket(
  tx: Tx,
  shown: { kind: ChallengeKind; ticket: string; now: number },
): Promise<{ borrowerId: string; session: string | null } | null> {
  const [borrowerId = "", secret = ""] = shown.ticket.split(".");
  const good = await meetChallenge(tx, { kind: shown.kind, subject: borrowerId, secret, now: shown.now });
  return good && { borrowerId, session: good.session };
}
