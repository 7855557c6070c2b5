/** What the native app said, or why it said nothing. */
export type BridgeAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string };

/** The native app around the page. */
export interface Bridge {
  /** Recognised by the bridge object, never by the user agent (B1). */
  readonly native: boolean;
  ask(capability: string, given: Readonly<Record<string, unknown>>): Promise<BridgeAnswer>;
}

/** The plain web: every question has the same answer. */
export const noBridge: Bridge = { native: false, ask: async () => ({ ok: false, reason: "no native app" }) };
