import { entries, isEntries, textIn } from "../../../publish/documents/entries.ts";
import { callBrand } from "../../contract/brands.ts";
import { BrokenContract } from "../../contract/broken-contract.ts";
import { Gate } from "../../contract/decisions.ts";
import type { ContractCall } from "../../contract/load-contract.ts";
import { RuleRefusal } from "../../contract/rules.ts";
import type { FindText } from "../../contract/texts.ts";
import type { BorrowerRow } from "../../database/tables/borrower.ts";
import type { StoredAnswer } from "../../database/tables/frame.ts";
import type { Database, Tx } from "../../database/tx.ts";
import { isUnavailable } from "../../database/unavailable.ts";
import { advanceBorrower } from "./advance-borrower.ts";
import { checkCaptcha, type ReadPicture } from "../access/captcha.ts";
import type { AnyHandler, CallContext, CallLog } from "../call/handler.ts";
import { Refusal } from "../../contract/refusal.ts";
import { type Status, STATUS } from "../../contract/status.ts";
import { businessNow } from "../call/business-clock.ts";
import { inTransaction } from "./in-transaction.ts";
import { oddAnswer } from "./odd-answer.ts";
import { guestAttempt } from "./once/guest-session.ts";
import { goodKey, underKey } from "./once/once.ts";

/** Finds who calls, and locks him for a call that writes; null for a guest, Refusal for a token that is not good. */
type Authenticate = (
  tx: Tx,
  shown: { token?: string; userId?: string; open: boolean; writes: boolean; now: number },
) => Promise<BorrowerRow | null>;

/** What all calls of one process share. */
export interface Frame {
  db: Database;
  text: FindText;
  authenticate: Authenticate;
  /** Serves /__sandbox to this machine, lets faults strike, takes fixed codes. */
  sandbox: boolean;
}

/** One call as it came in. */
export interface IncomingCall {
  call: ContractCall;
  handler: AnyHandler;
  body: unknown;
  query: Record<string, string>;
  token?: string;
  userId?: string;
  /** Its own word for the device that calls, and where the call came from. */
  device?: string;
  address?: string;
  language: string;
  onceKey?: string;
  /** The status by which a picture's code is asked for before the call is carried out; absent, none is. */
  captchaStatus?: Status;
  log: CallLog;
  /** Told what the frame found out: the business time (ms), and who calls. */
  seen?: (found: { now: number; borrower: BorrowerRow | null }) => void;
  /** Told that the database did not answer: whether the call was carried out, nobody knows. */
  unavailable?: () => void;
}

/** Answers one call in one transaction; never throws, a refusal or a fault is an envelope too. */
export async function answerCall(frame: Frame, incoming: IncomingCall): Promise<StoredAnswer> {
  const { call, log } = incoming;
  const request = call.readRequest(withoutUserGid(incoming));
  if (request.breaches) {
    log.error({ call: call.document.id, breaches: request.breaches }, "the request breaks the contract");
    const { say } = request;
    const refusal = say ? new RuleRefusal(STATUS.inputInvalid, say, () => ({})) : new Refusal(STATUS.systemError);
    return refusalAnswer(frame, incoming.language, refusal);
  }
  const { value: body } = request;
  try {
    return await inTransaction(frame.db, (tx) => run(frame, incoming, body, tx));
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(frame, incoming.language, error);
    log.error({ call: call.document.id, err: error }, "the call failed");
    if (isUnavailable(error)) incoming.unavailable?.();
    return refusalAnswer(frame, incoming.language, new Refusal(STATUS.systemError));
  }
}

async function run(frame: Frame, incoming: IncomingCall, body: unknown, tx: Tx): Promise<StoredAnswer> {
  const { call, query, token, userId, language } = incoming;
  const now = await businessNow(tx);
  incoming.seen?.({ now, borrower: null });
  const { id, guest, kind, once } = call.document;
  const refusalOf = (refusal: Refusal) => refusalAnswer(frame, language, refusal);
  return orKept(refusalOf, async () => {
    let borrower = await frame.authenticate(tx, { token, userId, open: guest === true, writes: kind === "write", now });
    if (!borrower && !mayBeGuest(guest, query.c)) throw new Refusal(STATUS.loginExpired);
    if (borrower) {
      incoming.seen?.({ now, borrower });
      if (!bringsTicket(incoming)) refuseOther(incoming.body, borrower);
      borrower = (await advanceBorrower(tx, borrower.id, now)) ?? borrower;
    }
    // Any call may carry it: the contract's whole requests say so.
    await checkCaptcha(tx, incoming, body as ReadPicture, now);
    const work = (inner: Tx) => orKept(refusalOf, () => handle(frame, incoming, { tx: inner, body, borrower, now }));
    // Nobody can register twice: an app that knows no key of that goes on as before.
    if (!once || (call.onceOfGuests && incoming.onceKey === undefined)) return work(tx);
    const key = goodKey(incoming.onceKey);
    // Whose a guest's key is shows the key alone, whoever he is.
    const ofGuest = call.onceOfGuests && guestAttempt({ tx, ...incoming, now }, key);
    const whose = ofGuest || (borrower && { owner: borrower.id, key });
    if (!whose) return work(tx);
    return underKey(tx, { ...whose, call: id, body, secrets: call.secrets, now }, work, refusalOf);
  });
}

/** A refusal that says so keeps what was written and is the answer; every other rolls back what led to it. */
async function orKept(
  answerOf: (refusal: Refusal) => StoredAnswer,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.detail.keep) return answerOf(error);
    throw error;
  }
}

/** Runs the handler and makes an answer of what it gives. */
async function handle(
  frame: Frame,
  incoming: IncomingCall,
  given: Pick<CallContext, "tx" | "body" | "borrower" | "now">,
): Promise<StoredAnswer> {
  const { handler, query, token, language, onceKey, log, device, address = "" } = incoming;
  const text: CallContext["text"] = (key, args) => frame.text(language, key, args) ?? key;
  const from = { query, token, device, address, language };
  const gate = new Gate(incoming.call.document);
  const context: CallContext = { ...given, ...from, onceKey, log, text, gate, sandbox: frame.sandbox };
  // The body was checked by the document that the handler's types are made of, and so was who may call.
  const content = await handler(context as CallContext<never, never>);
  // Throwing rolls back what was done undecided.
  if (!gate.passed) throw new Error(`${incoming.call.document.id} was carried out without its decision`);
  const answer = contentAnswer(incoming, content, given.body);
  const { oddAnswers } = given.borrower?.flags ?? {};
  return oddAnswers ? { ...answer, content: oddAnswer(answer.content, oddAnswers) } : answer;
}

/** An answer outside the contract is a fault of ours; throwing rolls back what led to it. */
function contentAnswer({ call }: IncomingCall, content: unknown, request: unknown): StoredAnswer {
  const written = call.writeResponse(content ?? {}, request);
  if (written.breaches) throw new BrokenContract(call.document.id, written.breaches);
  return { status: 0, message: "success", content: written.value };
}

function refusalAnswer(frame: Frame, language: string, refusal: Refusal): StoredAnswer {
  const { status, detail } = refusal;
  const text: CallContext["text"] = (key, args) => frame.text(language, key, args) ?? key;
  const worded =
    refusal instanceof RuleRefusal
      ? frame.text(language, refusal.say, refusal.argsIn(text))
      : (detail.message ?? frame.text(language, `errors.${status}`, detail.args));
  const message = worded ?? frame.text(language, `errors.${STATUS.systemError}`) ?? "";
  return { status, message, content: detail.content ?? {} };
}

/** A6: whose call it is decides the handler; who may make it, the document and the brand. */
function mayBeGuest(guest: ContractCall["document"]["guest"], channel: string | undefined): boolean {
  return guest === true || (guest === "freeChannels" && callBrand().lists.freeChannels.includes(channel ?? ""));
}

/** A ticket says itself whose it is, and somebody else's may come to who is logged in (C11, F9). */
const bringsTicket = ({ call, body }: IncomingCall): boolean =>
  call.document.guest === true &&
  call.document.request.properties?.ticket !== undefined &&
  textIn(entries(body).ticket) !== "";

/** Another borrower's id proves nothing and answers 3198 (R79). */
function refuseOther(body: unknown, { id }: BorrowerRow): void {
  if (![id, ""].includes(textIn(entries(body).userGid))) throw new Refusal(STATUS.notFound);
}

/** The app adds userGid to every body, also where the call knows no such field. */
function withoutUserGid({ call, body }: IncomingCall): unknown {
  if (!isEntries(body)) return body ?? {};
  if (call.document.request.properties?.userGid) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== "userGid"));
}
