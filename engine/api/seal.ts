import type { PublishedCall } from "../document/published.ts";

/** Hides what one call carries on its way (C2). */
export interface Seal {
  readonly headers: Readonly<Record<string, string>>;
  /** The body to send in place of this one; `key` travels beside it and cannot be exchanged for another. */
  readonly close: (body: string, key?: string) => string;
  /** The content behind a sealed one; throws when it was tampered with, or what it came with was. */
  open(content: unknown, around: Around): unknown;
}

/** What an answer's content is bound to, though it goes beside it. */
interface Around {
  /** What `close` gave, which this answers. */
  readonly sent: string;
  readonly status: number;
  /** As it came. */
  readonly message: string;
}

/** Gives the seal of a call, undefined for one that goes plain; `again` when the server no longer knows the one before. */
export type SealOf = (call: PublishedCall, signal: AbortSignal, again: boolean) => Promise<Seal | undefined>;
