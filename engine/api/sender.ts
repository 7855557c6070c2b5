import type { PublishedCall } from "../document/published.ts";
import type { Answer } from "./answer.ts";

/** Sends calls; never throws. Its code comes with the first call. */
export interface Sender {
  send(call: PublishedCall, body: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<Answer>;
}
