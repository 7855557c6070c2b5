import { event } from "../../database/tables/frame.ts";
import type { Tx } from "../../database/tx.ts";

/** Writes that something happened, in the transaction in which it happens. `at` in ms; no secret in `detail`. */
export async function recordEvent(
  tx: Tx,
  happened: {
    at: number;
    borrowerId?: string;
    subject: string;
    subjectId: string;
    kind: string;
    detail?: Record<string, unknown>;
  },
): Promise<void> {
  await tx.insert(event).values(happened);
}
