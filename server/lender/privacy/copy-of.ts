import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";
import type { CallContext } from "../call/handler.ts";
import type { KeptSection } from "./kept.ts";
import { moneyKept } from "./money-kept.ts";
import { personKept } from "./person-kept.ts";
import { saidKept } from "./said-kept.ts";

/** All that is kept of a borrower, kind by kind (F26), at `now` (ms); `text` words his messages. */
export async function copyOf(tx: Tx, who: BorrowerRow, text: CallContext["text"], now: number): Promise<KeptSection[]> {
  return [...(await personKept(tx, who)), ...(await moneyKept(tx, who.id, now)), ...(await saidKept(tx, who.id, text))];
}
