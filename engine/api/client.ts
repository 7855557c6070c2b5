import type { PublishedCall } from "../document/published.ts";
import { valuesOf } from "../expression/operator/values-of.ts";
import { Watchable } from "../state/watchable.ts";
import { type Answer, refused } from "./answer.ts";
import { Flight } from "./flight.ts";
import type { KnownAnswer, KnownAnswers } from "./known-answers.ts";
import { Permits } from "./permits.ts";
import type { Asked, Pending, Sender } from "./sender.ts";

export interface ClientOptions {
  readonly call: (id: string) => PublishedCall | undefined;
  /** Fields that the body gets when it lacks them. */
  readonly defaults: (call: PublishedCall) => Readonly<Record<string, unknown>>;
  /** Who the answers belong to; kept answers are dropped when it changes. */
  readonly identity: () => string;
  /** False when nothing can be sent: said at once, and nothing waits for the line (R42). */
  readonly online?: () => boolean;
  /** Told once of each call that nobody answered: the line broke, or its time was over (X5). */
  readonly unanswered?: (call: string) => void;
  /** Told of a call that no decision allows. */
  readonly report?: (message: string, detail: Readonly<Record<string, unknown>>) => void;
  /** Fetches the code that sends; asked again after it could not be had. */
  readonly sender: () => Promise<Sender>;
}

/** An answer that is kept, and until when (ms of the page's own clock). */
interface Kept {
  readonly content: unknown;
  readonly until: number;
}

/**
 * Runs calls as their documents say: one in flight for the same method, path and body (a read joins it, a write is
 * dropped, C5, but for one that is not cancellable, C8), and answers kept where the document says so (C9).
 */
export class Client {
  readonly #options: ClientOptions;
  /** What decisions allow. */
  readonly permits: Permits;
  /** The last call that made untrue what pages keep; this user's other pages are to hear of it. */
  readonly dropped = new Watchable<{ readonly call: string } | undefined>(undefined);
  /** How many calls reached nobody, or a page of the network in the server's place. */
  readonly unheard = new Watchable(0);
  /** Keys of calls that nobody knows the outcome of, and whose screen was left before that could be said there. */
  readonly abandoned = new Watchable<readonly string[]>([]);
  readonly #flying = new Map<string, Flight>();
  readonly #kept = new Map<string, Kept>();
  #keptFor = "";
  /** Counts what was forgotten: an answer that was on its way then is not kept. */
  #age = 0;
  #sender: Promise<Sender> | undefined;
  /** What was answered last, for when nobody can be reached; given once the page is up. */
  known: KnownAnswers | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.permits = new Permits(options.identity);
  }

  /** Fetches the code that sends ahead of the first call. */
  ready(): Promise<Sender> {
    this.#sender ??= this.#options.sender().catch((error: unknown) => {
      this.#sender = undefined;
      throw error;
    });
    return this.#sender;
  }

  /** Forgets kept answers, all or those of one call; a read that is on its way is sent anew when asked for again. */
  forget(call = ""): void {
    this.#age++;
    for (const map of [this.#kept, this.#flying])
      for (const key of [...map.keys()])
        if ((!call || key.startsWith(`${call} `)) && !key.endsWith("!")) map.delete(key);
  }

  /** What a call whose document says so came to last, by any page of this user that shares its store. */
  lastKnown(id: string, given: Readonly<Record<string, unknown>>): KnownAnswer | undefined {
    const call = this.#options.call(id);
    return call?.lastKnown ? this.known?.find(id, this.#body(call, given)) : undefined;
  }

  #body(call: PublishedCall, given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    return { ...this.#options.defaults(call), ...given };
  }

  /** The list of a call's answer that comes in pages, if one does. */
  pages(id: string): string | undefined {
    return this.#options.call(id)?.pages;
  }

  /** Whether decisions allow a call now; one that is not known is nobody's to allow. */
  allows(id: string, body: Readonly<Record<string, unknown>>): boolean {
    const call = this.#options.call(id);
    return !call || this.permits.allow(call, body);
  }

  async run(id: string, given: Readonly<Record<string, unknown>> = {}, signal?: AbortSignal): Promise<Answer> {
    const answer = await this.#run(id, given, signal);
    return answer.ok ? answer : { ...answer, call: id };
  }

  /** What became of a call whose answer settled nothing, by its key. */
  async ask(id: string, key: string): Promise<Asked> {
    const call = this.#options.call(id);
    const sender = await this.ready().catch(() => undefined);
    if (!call || !sender) return { settled: false, answer: refused("network") };
    const asked = await sender.ask(call, key);
    if (asked.settled) this.#changed(call, asked.answer);
    return asked;
  }

  /** What this user sent, here or in an earlier page, and nobody knows what became of. */
  async pending(): Promise<readonly Pending[]> {
    const sender = await this.ready().catch(() => undefined);
    return sender?.pending() ?? [];
  }

  async #run(id: string, given: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<Answer> {
    const call = this.#options.call(id);
    if (!call) return refused("fault", `unknown call "${id}"`);
    const body = this.#body(call, given);
    if (!this.permits.allow(call, body)) {
      this.#options.report?.("no decision allows the call", { call: id, decision: call.after?.decision });
      return refused("fault", "no decision allows the call");
    }
    const write = call.kind === "write";
    // Each page of a list (`from`) is an answer of its own.
    const fields = call.cache && [...call.cache.by, "from"].map((field) => body[field] ?? null);
    // The mark at the end keeps a write in flight from being forgotten: it is never sent twice.
    const key = `${id} ${JSON.stringify(fields ?? body)}${write ? "!" : ""}`;
    this.#dropOthers();
    const kept = this.#kept.get(key);
    if (kept && performance.now() <= kept.until) return { ok: true, content: kept.content };
    const exempt = call.cancellable === false;
    const leaving = write || exempt ? undefined : signal;
    const flying = this.#flying.get(key);
    if (flying && write && !exempt) return refused("aborted");
    if (flying && !flying.givenUp) return flying.join(leaving);
    if (this.#options.online?.() === false) return refused("offline");
    const age = this.#age;
    const flight = new Flight((given) => this.#send(call, body, given));
    this.#flying.set(key, flight);
    const answer = await flight.join(leaving);
    const landed = await flight.landed;
    if (this.#flying.get(key) === flight) this.#flying.delete(key);
    this.#dropOthers();
    const unanswered = isUnanswered(landed);
    if (unanswered) this.#options.unanswered?.(id);
    if (unanswered || (!landed.ok && landed.kind === "offline")) this.unheard.write(this.unheard.read() + 1);
    this.#changed(call, landed);
    if (landed.ok && call.lastKnown) this.known?.keep(id, body, landed.content);
    if (landed.ok && call.cache && age === this.#age && valuesOf(landed.content)[call.cache.unless ?? ""] === undefined)
      this.#kept.set(key, { content: landed.content, until: performance.now() + (call.cache.for ?? Infinity) });
    return answer;
  }

  /** Whatever came of a call that reached the server, or may have: what it makes untrue is no longer kept. */
  #changed(call: PublishedCall, landed: Answer): void {
    if (!landed.ok && ["offline", "busy"].includes(landed.kind)) return;
    this.#drop(call, landed.ok);
    // What is made once changes what the next answer would say: nobody is to read in its place what was true before.
    if (call.once !== undefined) this.known?.forget();
    if (call.after ?? call.drops) this.dropped.write({ call: call.id });
  }

  /** Another page of this user sent a call: here as well nothing is kept that it may have made untrue. */
  overtaken(id: string): void {
    const call = this.#options.call(id);
    if (call) this.#drop(call, true);
  }

  #drop(call: PublishedCall, carriedOut: boolean): void {
    for (const other of call.drops?.calls ?? []) this.forget(other);
    this.permits.sent(call, carriedOut);
  }

  /** What belongs to someone else is forgotten. */
  #dropOthers(): void {
    const identity = this.#options.identity();
    if (identity === this.#keptFor) return;
    this.forget();
    this.#keptFor = identity;
  }

  async #send(...call: Parameters<Sender["send"]>): Promise<Answer> {
    try {
      // What could not be had ahead, when nobody waited for it, is asked for once more now.
      const sender = await this.ready().catch(() => this.ready());
      return await sender.send(...call);
    } catch {
      return refused("network");
    }
  }
}

/** Whether nobody answered, also where that leaves open what became of the call. */
const isUnanswered = (answer: Answer): boolean => {
  if (answer.ok) return false;
  const kind = answer.kind === "unsettled" ? valuesOf(answer.content).why : answer.kind;
  return kind === "timeout" || kind === "network";
};
