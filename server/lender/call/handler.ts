import type { Tx } from "../../database/tx.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";

/** What a handler may write to the log; never a token, a PIN or a number of a card. */
export interface CallLog {
  info(detail: Record<string, unknown>, message: string): void;
  error(detail: Record<string, unknown>, message: string): void;
}

/** One call of the contract, inside its one transaction. */
export interface CallContext {
  tx: Tx;
  /** Validated and normalised: money in kobo, numbers as numbers. Without `userGid`, which proves nothing. */
  body: Record<string, unknown>;
  query: Record<string, string>;
  /** Who calls; null for a guest. In a write call its row is locked. */
  borrower: BorrowerRow | null;
  /** Business clock, epoch ms. */
  now: number;
  onceKey?: string;
  /** Of the session that calls. */
  token?: string;
  /** en_US or zh_CN. */
  language: string;
  /** A text of `locales/`, for names that the lender gives: `text("lender.purpose-rent")`. */
  text: (key: string, args?: Readonly<Record<string, unknown>>) => string;
  log: CallLog;
}

/** Returns the `content` of the envelope, money in kobo and times in ms; throws Refusal for a business error. */
export type Handler = (call: CallContext) => Promise<unknown>;

/** `id` is the id of the call document; "borrower" calls without a valid token answer 7. */
export interface CallRegistration {
  id: string;
  handler: Handler;
  access: "guest" | "borrower";
  /** Bytes of the body, where it is not the usual 64 KB. */
  bodyLimit?: number;
}
