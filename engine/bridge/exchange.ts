import type { BridgeAnswer, BridgeReason } from "./bridge.ts";
import type { BridgeDocument } from "./capabilities.ts";
import type { Questions } from "./questions.ts";

/** What both ways between the page and the native app share. */
export interface Exchange {
  readonly document: BridgeDocument;
  readonly questions: Questions;
  /** A message that was refused, and why; never with its contents. */
  readonly report: (why: string, detail: Readonly<Record<string, unknown>>) => void;
}

/** An answer without a value. */
export const no = (reason: BridgeReason): BridgeAnswer => ({ ok: false, reason });
