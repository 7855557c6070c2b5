import { consent } from "../../database/tables/record.ts";
import type { Tx } from "../../database/tx.ts";
import { newGid } from "../call/new-gid.ts";

/** Keeps that something was agreed to or withdrawn; gives the record's id. `at` in ms. */
export async function saveConsent(
  tx: Tx,
  given: {
    borrowerId: string | null;
    consent: string;
    textVersion: string;
    granted: boolean;
    language: string;
    at: number;
  },
): Promise<string> {
  const id = newGid();
  await tx.insert(consent).values({ ...given, id });
  return id;
}
