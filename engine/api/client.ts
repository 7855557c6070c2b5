import type { CallDocument } from "../document/types.ts";
import { Flight } from "./flight.ts";
import { type Failure, failure } from "./failure.ts";
import type { OnceKeys } from "./once-keys.ts";

/** What a call came to. */
export type Answer = { readonly ok: true; readonly content: unknown } | ({ readonly ok: false } & Failure);

/** Checks and converts at the border, both ways; made from the call documents ahead of time. */
export interface Contract {
  /** Inside → wire. */
  request(call: CallDocument, body: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Wire → inside. Gives the faults when the content breaks the contract. */
  response(call: CallDocument, content: unknown): Promise<{ content: unknown; faults: readonly string[] }>;
  /** Names of request fields that are secret and no part of an intent. */
  secrets(call: CallDocument): Promise<readonly string[]>;
}

export interface ClientOptions {
  readonly call: (id: string) => CallDocument | undefined;
  readonly contract: Contract;
  readonly onceKeys: OnceKeys;
  /** Where calls go, with the query parameters every call carries (C1). */
  readonly address: (call: CallDocument) => string;
  readonly headers: (call: CallDocument) => Readonly<Record<string, string>>;
  /** Fields that the body gets when it lacks them. */
  readonly defaults: (call: CallDocument) => Readonly<Record<string, unknown>>;
  readonly timeout: number;
  readonly fetch: typeof fetch;
  /** A breach of the contract, or an answer that is none: to be tracked. */
  readonly report: (message: string, detail: Readonly<Record<string, unknown>>) => void;
  /** Who the answers belong to; kept answers are dropped when it changes. */
  readonly identity: () => string;
}

interface Envelope {
  readonly status: number;
  readonly message: string;
  readonly content: unknown;
}

const envelope = (value: unknown): Envelope | undefined => {
  if (typeof value !== "object" || value === null) return undefined;
  const { status, message, content } = value as Record<string, unknown>;
  return typeof status === "number" && Number.isInteger(status)
    ? { status, message: typeof message === "string" ? message : "", content }
    : undefined;
};

/**
 * Runs calls as their documents say: one in flight for the same method, path and body (a read joins it, a write is
 * dropped, C5), a time-out (C6), the contract both ways (C4), and answers kept where the document says so (C9).
 */
export class Client {
  readonly #options: ClientOptions;
  readonly #flying = new Map<string, Flight>();
  readonly #kept = new Map<string, unknown>();
  #keptFor = "";

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** Forgets kept answers; all, or those of one call. */
  forget(call?: string): void {
    for (const key of [...this.#kept.keys()]) if (!call || key.startsWith(`${call} `)) this.#kept.delete(key);
  }

  async run(id: string, given: Readonly<Record<string, unknown>> = {}, signal?: AbortSignal): Promise<Answer> {
    const call = this.#options.call(id);
    if (!call) return { ok: false, ...failure("fault", `unknown call "${id}"`) };
    const body = { ...this.#options.defaults(call), ...given };
    const key = `${call.method} ${call.path} ${JSON.stringify(body)}`;
    const kept = this.#keptAnswer(call, body);
    if (kept) return kept;
    const leaving = call.kind === "read" && call.cancellable !== false ? signal : undefined;
    const flying = this.#flying.get(key);
    if (flying && !flying.givenUp)
      return call.kind === "write" ? { ok: false, ...failure("aborted") } : flying.join(leaving);
    const flight = new Flight((stop) => this.#send(call, body, stop));
    this.#flying.set(key, flight);
    void flight.landed.finally(() => {
      if (this.#flying.get(key) === flight) this.#flying.delete(key);
    });
    const answer = await flight.join(leaving);
    if (answer.ok && call.cache) this.#kept.set(this.#cacheKey(call, body), answer.content);
    return answer;
  }

  #cacheKey = (call: CallDocument, body: Readonly<Record<string, unknown>>) =>
    `${call.id} ${JSON.stringify(call.cache?.by.map((field) => body[field] ?? null))}`;

  #keptAnswer(call: CallDocument, body: Readonly<Record<string, unknown>>): Answer | undefined {
    const identity = this.#options.identity();
    if (identity !== this.#keptFor) {
      this.#kept.clear();
      this.#keptFor = identity;
    }
    const key = this.#cacheKey(call, body);
    return call.cache && this.#kept.has(key) ? { ok: true, content: this.#kept.get(key) } : undefined;
  }

  async #send(call: CallDocument, body: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<Answer> {
    const { contract, onceKeys, address, headers, timeout } = this.#options;
    const secret = call.once ? await contract.secrets(call) : [];
    const intent = Object.fromEntries(Object.entries(body).filter(([name]) => !secret.includes(name)));
    const once = call.once ? onceKeys.keyFor(call.id, intent) : undefined;
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), call.timeout ?? timeout);
    const cancel = () => limit.abort();
    signal?.addEventListener("abort", cancel);
    let text: string;
    let reached = false;
    try {
      const response = await this.#options.fetch(address(call), {
        method: call.method,
        headers: {
          "content-type": "application/json",
          ...headers(call),
          ...(once && { "idempotency-key": once.key }),
        },
        body: JSON.stringify(await contract.request(call, body)),
        signal: limit.signal,
        referrerPolicy: "no-referrer",
      });
      reached = response.ok;
      text = await response.text();
    } catch {
      if (signal?.aborted) return { ok: false, ...failure("aborted") };
      return { ok: false, ...failure(limit.signal.aborted ? "timeout" : "network") };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    }
    const answer = reached ? envelope(parsed(text)) : undefined;
    if (!answer) return this.#noAnswer(call);
    once?.answered();
    if (answer.status !== 0) return { ok: false, kind: "business", ...answer };
    const { content, faults } = await contract.response(call, answer.content);
    if (faults.length === 0) return { ok: true, content };
    this.#options.report("answer breaks the contract", { call: call.id, faults: faults.slice(0, 5) });
    return { ok: false, ...failure("contract") };
  }

  /** An error page, HTML or a broken body: nobody knows whether the server acted, so it counts as no answer. */
  #noAnswer(call: CallDocument): Answer {
    this.#options.report("no answer in the envelope", { call: call.id });
    return { ok: false, ...failure("network") };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
