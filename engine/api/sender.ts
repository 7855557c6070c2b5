import type { PublishedCall } from "../document/published.ts";
import type { Answer } from "./answer.ts";

/** What asking by a key came to: the call's own outcome, or why that could not be learned. */
export interface Asked {
  readonly settled: boolean;
  readonly answer: Answer;
}

/** Sends calls; never throws. Its code comes with the first call. */
export interface Sender {
  send(call: PublishedCall, body: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<Answer>;
  /** Asks what became of a call that was sent with this key. */
  ask(call: PublishedCall, key: string): Promise<Asked>;
}
