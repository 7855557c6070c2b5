import type { PublishedCall } from "../document/published.ts";

/** Checks and converts at the border, both ways; made from the call documents ahead of time. */
export interface Contract {
  /** Inside → wire. */
  request(call: PublishedCall, body: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Wire → inside. Gives the faults when the content breaks the contract. */
  response(call: PublishedCall, content: unknown): Promise<{ content: unknown; faults: readonly string[] }>;
  /** Names of request fields that are secret and no part of an intent. */
  secrets(call: PublishedCall): Promise<readonly string[]>;
  /** Fetches its code ahead of the first call. */
  load?(): Promise<unknown>;
}
