import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { Tx } from "../../database/tx.ts";

/** Whom a state is made for. `now` in ms. */
export interface Seeded {
  borrower: BorrowerRow;
  bankAccountId: string;
  bankCardId: string;
  now: number;
}

/** Brings a borrower's loans, payments or vouchers into being. */
export type SeedState = (tx: Tx, seeded: Seeded) => Promise<void>;
