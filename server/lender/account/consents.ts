import { and, asc, eq, inArray } from "drizzle-orm";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import { consent } from "../../database/tables/record.ts";
import type { Tx } from "../../database/tx.ts";

/** What a borrower may take back at any time, and give again; given when he registered. */
const CONSENTS = ["bureau", "contacts", "offers"] as const;
export type Consent = (typeof CONSENTS)[number];

/** Each consent as it stands: whether it is given, and since when (ms). */
export async function consentsOf(tx: Tx, { id, registeredAt }: Pick<BorrowerRow, "id" | "registeredAt">) {
  const said = await tx
    .select()
    .from(consent)
    .where(and(eq(consent.borrowerId, id), inArray(consent.consent, [...CONSENTS])))
    .orderBy(asc(consent.at));
  return CONSENTS.map((name) => {
    const last = said.findLast((row) => row.consent === name);
    return { consent: name, granted: last?.granted ?? true, time: last?.at ?? registeredAt };
  });
}

/** Whether a borrower gives this consent now. */
export async function consents(tx: Tx, who: Pick<BorrowerRow, "id" | "registeredAt">, to: Consent): Promise<boolean> {
  return (await consentsOf(tx, who)).some(({ consent: name, granted }) => name === to && granted);
}
