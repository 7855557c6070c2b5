import type { Answer } from "../api/answer.ts";
import type { Client } from "../api/client.ts";
import { type Failure, noStatus } from "../api/failure.ts";
import type { PublishedRead } from "../document/published.ts";
import { resolveValue } from "../document/value.ts";
import { type Values, valuesOf } from "../expression/operator/values-of.ts";
import { boundOnce } from "../expression/once.ts";
import { isTrue } from "../expression/operator/truth.ts";
import { type Paged, withPage } from "./pages.ts";
import type { ScreenSession } from "./screen-session.ts";
import { Watchable } from "../state/watchable.ts";

/** One read as documents see it at `reads.<name>`. */
export interface ReadState {
  readonly status: "idle" | "loading" | "ok" | "error";
  readonly value?: unknown;
  readonly error?: Failure;
  /** Of a call whose list comes in pages: how many entries have not come. */
  readonly rest?: number;
}

const unread: ReadState = Object.freeze({ status: "idle" });
/** Before the screen is entered: the first one of a page is drawn then, and nothing of it is missing yet. */
const awaited: ReadState = Object.freeze({ status: "loading" });

/** What a read holds on to until it has an answer again. */
const held = ({ value, rest }: ReadState) => (rest === undefined ? { value } : { value, rest });

const isUnreached = ({ kind }: Failure) => ["offline", "network", "timeout"].includes(kind);

/** Whether the screen's own content can show: `failed` when a needed read has no value and failed. */
export type Phase = "loading" | "ready" | "failed";

/**
 * Told of each failed read, so that the error catalogue can act on what concerns the whole app; gives what the call is
 * to be repeated with, if it is.
 */
export type Fail = (failure: Failure) => Promise<Readonly<Record<string, unknown>> | undefined>;

/**
 * How long (ms) the screen's own content waits for the reads that it could show without, once all others are there, where
 * there is something to show meanwhile: what comes later moves what is read or about to be pressed.
 */
const patience = 1000;

/** The calls a screen makes when it opens, and again on refresh. */
export class Reads {
  readonly #session: ScreenSession;
  readonly #client: Client;
  readonly #documents: Readonly<Record<string, PublishedRead>>;
  readonly #fail: Fail;
  readonly #ready: () => void;
  /** What documents see, as it was written last. */
  readonly #states = new Map<string, ReadState>();
  readonly phase: Watchable<Phase>;
  /** Names of the reads that the screen shows without and that nobody answered well: what they would show is missing. */
  readonly missing = new Watchable<readonly string[]>([]);
  /** The oldest time (epoch ms) of what shows although nobody could be reached to ask for it again, if anything does. */
  readonly since = new Watchable<number | undefined>(undefined);
  /** The failure of a read that the screen cannot show without, where it did not fail for the line. */
  readonly refusal = new Watchable<Failure | undefined>(undefined);
  /** When each read was answered last (epoch ms), and which of them nobody could be reached for. */
  readonly #answered = new Map<string, number>();
  readonly #unreached = new Set<string>();
  /** How often each read was started: only the last start's answer counts (R38). */
  readonly #starts = new Map<string, number>();
  /** False while the screen's guard runs: what it reads shows nothing yet. */
  #begun: boolean;
  /** Whether the content waits for reads that it could show without: until it showed for the first time. */
  #patient: boolean;
  #impatience: ReturnType<typeof setTimeout> | undefined;
  /** What came of the reads whose lists come in pages, and what was asked for. */
  readonly #paged = new Map<string, Paged & { readonly body: Values }>();

  /** @param ready called just before the screen's own content shows, so that it shows whole. */
  constructor(session: ScreenSession, client: Client, fail: Fail, ready = () => {}) {
    this.#session = session;
    this.#client = client;
    this.#documents = session.document.reads ?? {};
    this.#fail = fail;
    this.#ready = ready;
    this.#begun = !session.document.guard;
    this.#patient = session.document.loading !== undefined;
    this.phase = new Watchable<Phase>(this.#begun ? "ready" : "loading");
    const none = Object.keys(this.#documents).map((name) => [`reads.${name}`, awaited] as const);
    this.#session.cells.writeAll(none);
  }

  /** Begins the screen with what its guard has read on this arrival, and reads the rest; settles when all is there. */
  begin(): Promise<void> {
    this.#begun = true;
    return this.start(Object.keys(this.#documents).filter((name) => !this.#starts.has(name)));
  }

  /** Runs reads, all or those named; settles when all of them have. */
  async start(names: readonly string[] = Object.keys(this.#documents), fail = this.#fail): Promise<void> {
    const running = names.map((name) => this.#run(name, {}, fail));
    this.#settle();
    await Promise.all(running);
  }

  /** Runs the reads again of which something is missing, or shows as it was when somebody could be reached. */
  again(): Promise<void> {
    return this.start([...new Set([...this.missing.read(), ...this.#unreached])]);
  }

  /** Whether nobody could be reached for some of them. */
  get unreached(): boolean {
    return this.#unreached.size > 0;
  }

  /**
   * As `again`, the line being back: what shows counts as old only where nobody can be reached even so. Nobody asked for
   * it: that it was in vain is said by the screen alone.
   */
  renew(): Promise<void> {
    const names = new Set([...this.missing.read(), ...this.#unreached]);
    this.#unreached.clear();
    return this.start([...names], async (failure) => (isUnreached(failure) ? undefined : this.#fail(failure)));
  }

  /** Nobody can be reached from now on: what shows is what it was, and says as of when (R42). */
  age(): void {
    for (const name of this.#answered.keys()) this.#unreached.add(name);
    this.#settle();
  }

  /**
   * Runs one read for a step, which has its failure handled itself; gives the answer, or undefined where the read's own
   * condition asks nothing.
   */
  async answer(name: string, more: Values): Promise<Answer | undefined> {
    const answer = this.#run(name, more);
    this.#settle();
    return answer;
  }

  async #run(name: string, more: Values, fail?: Fail): Promise<Answer | undefined> {
    const read = this.#documents[name];
    if (!read) return undefined;
    const reader = this.#session.reader({});
    if (read.if !== undefined && !isTrue(boundOnce(read.if)(reader))) {
      if (!this.#states.has(name)) this.#write(name, unread);
      return undefined;
    }
    const before = this.#state(name);
    this.#write(name, { ...held(before), status: "loading" });
    const start = (this.#starts.get(name) ?? 0) + 1;
    this.#starts.set(name, start);
    const body = { ...valuesOf(resolveValue(read.with ?? {}, { reader, text: String })), ...more };
    const current = () => this.#session.open && this.#starts.get(name) === start;
    const answer = await this.#ask(read.call, body);
    if (!current()) return answer;
    if (answer.ok) {
      this.#unreached.delete(name);
      this.#answered.set(name, this.#now());
      await this.#came(name, body, answer.content, current);
    } else {
      const { ok: _, ...failure } = answer;
      this.#failed(name, body, before, failure);
      // Nothing waits for what the catalogue says: a dialog may stand as long as it likes.
      if (!this.#isOld(name, failure))
        void fail?.(failure).then((again) => {
          if (!again || !current()) return;
          void this.#run(name, { ...more, ...again }, fail);
          this.#settle();
        });
    }
    this.#settle();
    return answer;
  }

  /** Where nobody could be reached and nothing shows yet, what is known of this call takes the answer's place. */
  #failed(name: string, body: Values, before: ReadState, error: Failure): void {
    const unreached = isUnreached(error);
    const known =
      unreached && before.value === undefined
        ? this.#client.lastKnown(this.#documents[name]?.call ?? "", body)
        : undefined;
    if (known) this.#answered.set(name, known.at);
    if (unreached) this.#unreached.add(name);
    else this.#unreached.delete(name);
    this.#write(name, known ? { status: "ok", value: known.content } : { ...held(before), status: "error", error });
  }

  /** Whether there is no line and the screen says as of when it shows: nobody needs to be told again (R42). */
  #isOld(name: string, { kind }: Failure): boolean {
    return kind === "offline" && this.#state(name).value !== undefined && this.#answered.has(name);
  }

  #ask(call: string, body: Values): Promise<Answer> {
    return this.#client.run(call, body, this.#session.left.signal);
  }

  /** The answer is there: of a list in pages, the first one, to which come as many as were there before. */
  async #came(name: string, body: Values, content: unknown, current: () => boolean): Promise<void> {
    const call = this.#documents[name]?.call ?? "";
    const list = this.#client.pages(call);
    if (list === undefined) {
      this.#write(name, { status: "ok", value: content });
      return;
    }
    const before = this.#paged.get(name);
    const wanted = JSON.stringify(before?.body) === JSON.stringify(body) ? (before?.next ?? 0) : 0;
    let paged = withPage(undefined, list, content);
    while (paged.rest > 0 && paged.next < wanted) {
      const answer = await this.#ask(call, { ...body, from: paged.next });
      if (!current()) return;
      if (!answer.ok) break;
      paged = withPage(paged, list, answer.content);
    }
    this.#keep(name, { ...paged, body });
  }

  #keep(name: string, paged: Paged & { readonly body: Values }): void {
    this.#paged.set(name, paged);
    this.#write(name, { status: "ok", value: paged.content, rest: paged.rest });
  }

  /** Fetches the next page of a read whose list comes in pages, with more in its body where it is repeated; gives whether it came. */
  async more(name: string, given: Values = {}): Promise<boolean> {
    const call = this.#documents[name]?.call ?? "";
    const list = this.#client.pages(call);
    const before = this.#paged.get(name);
    if (list === undefined || !before || before.rest === 0) return false;
    const start = this.#starts.get(name);
    const answer = await this.#ask(call, { ...before.body, from: before.next, ...given });
    const current = () => this.#session.open && this.#starts.get(name) === start;
    if (!current()) return false;
    if (answer.ok) {
      this.#keep(name, { ...withPage(before, list, answer.content), body: before.body });
      return true;
    }
    const { ok: _, ...failure } = answer;
    const again = await this.#fail(failure);
    return again !== undefined && current() && this.more(name, { ...given, ...again });
  }

  /** A refusal is an answer: there is nothing to show. The server's own fault (-1) is none. */
  #isMissing(name: string): boolean {
    const { status, value, error } = this.#state(name);
    if (this.#documents[name]?.optional !== true || status !== "error" || value !== undefined) return false;
    return error?.kind !== "business" || error.status === noStatus;
  }

  /** The failure of a read without which nothing shows, if it was answered at all. */
  #refusal(): Failure | undefined {
    for (const [name, { optional }] of Object.entries(this.#documents)) {
      const { status, value, error } = this.#state(name);
      if (optional || status !== "error" || value !== undefined || !error) continue;
      if (["business", "contract", "fault", "busy"].includes(error.kind)) return error;
    }
    return undefined;
  }

  /** Epoch ms, by the server's clock where the app keeps it. */
  #now(): number {
    return Number(this.#session.read("env.now"));
  }

  #state(name: string): ReadState {
    return this.#states.get(name) ?? unread;
  }

  #write(name: string, state: ReadState): void {
    this.#states.set(name, state);
    this.#session.cells.write(`reads.${name}`, Object.freeze(state));
  }

  #settle(): void {
    if (!this.#begun) return;
    const missing = Object.keys(this.#documents).filter((name) => this.#isMissing(name));
    if (missing.join() !== this.missing.read().join()) this.missing.write(missing);
    this.refusal.write(this.#refusal());
    const phase = this.#ownPhase();
    if (phase === "ready" && this.#patient && this.#waits("loading", true)) this.#waitOn();
    else {
      if (phase !== "loading") this.#patient = false;
      if (phase === "ready" && this.phase.read() !== "ready") this.#ready();
      this.phase.write(phase);
    }
    this.since.write(this.#since());
  }

  /** Of a screen that does not show nothing is old, whatever some of its reads still know. */
  #since(): number | undefined {
    if (this.phase.read() !== "ready") return undefined;
    const old = [...this.#unreached].flatMap((name) => this.#answered.get(name) ?? []);
    return old.length > 0 ? Math.min(...old) : undefined;
  }

  /** What the reads say that the screen cannot show without. */
  #ownPhase(): Phase {
    if (this.#waits("error", false)) return "failed";
    return this.#waits("loading", false) ? "loading" : "ready";
  }

  /** Whether a read, needed or not, is in this state and has nothing to show. */
  #waits(status: ReadState["status"], optional: boolean): boolean {
    return Object.entries(this.#documents).some(
      ([name, read]) =>
        Boolean(read.optional) === optional &&
        this.#state(name).status === status &&
        this.#state(name).value === undefined,
    );
  }

  /** Shows what is there after a while, whatever has not come by then. */
  #waitOn(): void {
    this.phase.write("loading");
    if (this.#impatience !== undefined) return;
    this.#impatience = setTimeout(() => {
      this.#patient = false;
      this.#settle();
    }, patience);
    this.#session.left.signal.addEventListener("abort", () => clearTimeout(this.#impatience), { once: true });
  }
}
