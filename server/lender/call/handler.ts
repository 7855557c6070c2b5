import type { Calls } from "../../../api/call-types.ts";
import type { Gate } from "../../contract/decisions.ts";
import type { Tx } from "../../database/tx.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";

/** What a handler may write to the log; never a token, a PIN or a number of a card. */
export interface CallLog {
  info(detail: Record<string, unknown>, message: string): void;
  error(detail: Record<string, unknown>, message: string): void;
}

/** One call of the contract, inside its one transaction. */
export interface CallContext<Request = unknown, Caller = BorrowerRow | null> {
  tx: Tx;
  /** Validated and normalised: money in kobo, numbers as numbers. */
  body: Request;
  query: Record<string, string>;
  /** Who calls; null for a guest, where the call document lets one in. In a write call its row is locked. */
  borrower: Caller;
  /** Business clock, epoch ms. */
  now: number;
  onceKey?: string;
  /** Of the session that calls. */
  token?: string;
  /** The device that calls, by its own word (C3); absent where it gives none that could be one. */
  device?: string;
  /** The network address that the call came from. */
  address: string;
  /** en_US or zh_CN. */
  language: string;
  /** A text of `locales/`, for names that the lender gives: `text("lender.purpose-rent")`. */
  text: (key: string, args?: Readonly<Record<string, unknown>>) => string;
  /** The decision before the call (`after`), where its document names one: a handler that does not pass it is a fault. */
  gate: Pick<Gate, "pass">;
  /** Whether this lender is a sandbox (`SANDBOX`, on unless off): fixed codes and kit codes are for nobody else. */
  sandbox: boolean;
  log: CallLog;
}

type Caller<Id extends keyof Calls> = Calls[Id]["guest"] extends true ? BorrowerRow | null : BorrowerRow;

/** Takes what its call document asks for; returns the `content` of the envelope, money in kobo and times in ms; throws Refusal for a business error. */
export type Handler<Id extends keyof Calls> = (
  call: CallContext<Calls[Id]["request"], Caller<Id>>,
) => Promise<Calls[Id]["response"]>;

/** One for every call document, by id. */
export type Handlers = { readonly [Id in keyof Calls]: Handler<Id> };

/** Any of them, for the frame, which gives each what its own document made of a request. */
export type AnyHandler = (call: CallContext<never, never>) => Promise<unknown>;
