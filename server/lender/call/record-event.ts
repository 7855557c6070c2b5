import { event } from "../../database/tables/frame.ts";
import type { Tx } from "../../database/tx.ts";

interface Happened {
  at: number;
  borrowerId?: string;
  subject: string;
  subjectId: string;
  kind: string;
  detail?: Record<string, unknown>;
}

/** Writes what happened, in the transaction in which it happens. `at` in ms; no secret in `detail`. */
export async function recordEvent(tx: Tx, ...happened: Happened[]): Promise<void> {
  await tx.insert(event).values(happened);
}
