import type { CallDocument } from "../document/types.ts";
import type { Answer } from "./answer.ts";

/** Sends calls; never throws. Its code comes with the first call. */
export interface Sender {
  send(call: CallDocument, body: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<Answer>;
}
