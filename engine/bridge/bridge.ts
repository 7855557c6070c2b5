/**
 * Why the native app gave nothing: there is none · it lacks the capability · the user or the app said no · nobody
 * answered in time · the answer has another shape · what was asked has another shape · more than the bound of bytes ·
 * anything else.
 */
export type BridgeReason =
  | "none"
  | "unsupported"
  | "refused"
  | "timeout"
  | "malformed"
  | "request"
  | "oversize"
  | "failed";

/** What the page does itself where the native app cannot: a verb, nothing at all, or no way. */
export type Fallback = "copy" | "share" | "open" | "calendar" | "skip" | "hide" | "fail";

/** What the native app said, or why it said nothing. */
export type BridgeAnswer =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly reason: BridgeReason;
      /** Refused for good: asking again is of no use, and is answered without the native app (R71). */
      readonly final?: boolean;
      /** What stands in for the capability: with `none` and `unsupported`; `skip`, with every reason. */
      readonly fallback?: Fallback;
    };

/** The native app around the page. */
export interface Bridge {
  /** Recognised by the bridge object, never by the user agent (B1). */
  readonly native: boolean;
  /** Asks for a capability of the bridge document. Never rejects; settles once (R68). */
  ask(capability: string, given: Readonly<Record<string, unknown>>): Promise<BridgeAnswer>;
}

/** The plain web without documents: every question has the same answer. */
export const noBridge: Bridge = { native: false, ask: async () => ({ ok: false, reason: "none" }) };
