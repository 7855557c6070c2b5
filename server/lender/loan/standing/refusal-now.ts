import { rowOf } from "../../../contract/decisions.ts";
import type { BorrowerFlags, BorrowerRow } from "../../../database/tables/borrower.ts";
import type { Tx } from "../../../database/tx.ts";
import { personOf } from "../../call/person-of.ts";
import { lagosDay, lagosMidnight } from "../../../../lending/lagos-time.ts";
import { borrowFacts } from "./borrow-facts.ts";
import { type Closed, closedNow } from "./closed-now.ts";

/** Of `person.auditState`. */
const REFUSED = 3;

/** What stands against lending to a borrower, as the rows of the decision behind 'borrow' tell it; the others let him in or ask for credit information first. */
const KINDS: Readonly<Record<string, (flags: BorrowerFlags) => Kind>> = {
  "refused-by-status": () => "information",
  "refused-credit": () => "information",
  "refused-plain": () => "risk",
  "refused-install": () => "risk",
  "refused-guide": ({ refuseFlag }) => (refuseFlag === 8 ? "debts" : "history"),
  consent: () => "consent",
  "app-only": () => "app",
  "guide-link": () => "app",
  "guide-home": () => "app",
  huidus: () => "app",
  "credit-line": () => "line",
};

type Kind = "information" | "consent" | "application" | "risk" | "debts" | "history" | "app" | "line" | Closed;

/** Why nothing is lent to a borrower at `now` (ms), and until when where that ends by itself; nothing where nothing stands against it. */
export async function refusalNow(tx: Tx, borrower: BorrowerRow, now: number) {
  const { flags } = borrower;
  if ((await personOf(tx, borrower.id)).auditState === REFUSED) return { kind: "application" };
  const row = rowOf("borrow-entry", await borrowFacts(tx, borrower, flags.productType ?? "sloan", now));
  const kind = row === undefined ? undefined : KINDS[row]?.(flags);
  if (kind === undefined) return closedFor(await closedNow(tx, borrower, now), now);
  return {
    kind,
    // A code stands at the end of what the risk engine says: "XA01" is A01.
    code: kind === "information" ? flags.refuseCode?.slice(-"A01".length) : undefined,
    until: kind === "risk" || kind === "debts" || kind === "history" ? flags.refusedUntil : undefined,
  };
}

/** What is closed for a while: what goes by the day is open again with the next. */
const closedFor = (kind: Closed | undefined, now: number) =>
  kind && { kind, until: kind === "limit" ? undefined : lagosMidnight(lagosDay(now) + 1) };
