import type { PublishedCall } from "../document/published.ts";
import type { Answer } from "./answer.ts";

/** What asking by a key came to: the call's own outcome, or why that could not be learned. */
export interface Asked {
  readonly settled: boolean;
  readonly answer: Answer;
}

/** A wish that was sent and of which nobody knows what became. */
export interface Pending {
  readonly call: string;
  readonly key: string;
  /** When it was sent, ms by this device's clock. */
  readonly at: number;
  /** From when on it cannot be on its way any more, ms: asked about before, it would be refused when it arrives. */
  readonly from: number;
}

/** Sends calls; never throws. Its code comes with the first call. */
export interface Sender {
  send(call: PublishedCall, body: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<Answer>;
  /** Asks what became of a call that was sent with this key. */
  ask(call: PublishedCall, key: string): Promise<Asked>;
  /** What this user sent and nobody knows what became of, from earlier pages too. */
  pending(): readonly Pending[];
}
