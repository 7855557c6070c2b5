import type { PublishedCall } from "../document/published.ts";
import { type Answer, refused } from "./answer.ts";
import { Busy } from "./busy.ts";
import type { Contract } from "./contract.ts";
import { isPage, readEnvelope } from "./envelope.ts";
import { backoff, ended, pause, retries } from "./pause.ts";
import { plainText, withoutTurns } from "./plain-text.ts";
import type { Seal, SealOf } from "./seal.ts";

export interface HttpSenderOptions {
  readonly contract: Contract;
  /** Where calls go, with the query parameters every call carries (C1). */
  readonly address: (call: PublishedCall) => string;
  readonly headers: (call: PublishedCall) => Readonly<Record<string, string>>;
  /** ms, all tries of a call together. */
  readonly timeout: number;
  readonly fetch: typeof fetch;
  /** A breach of the contract, or an answer that is none: to be tracked. Never told what was in it. */
  readonly report: (message: string, detail: Readonly<Record<string, unknown>>) => void;
  /** Absent, every call goes plain. */
  readonly seal?: SealOf;
  readonly pause?: typeof pause;
}

type Body = Readonly<Record<string, unknown>>;

/** The server's answer that it no longer knows a seal; it did nothing. */
const sealUnknown = 412;

/** The server broke down over a call. */
class ServerFault extends Error {}

/**
 * Sends calls over HTTP: one limit of time for all tries (C6), reads again when nobody answers and writes never (R35,
 * R36), the contract both ways (C4), a seal where one is on (C2).
 */
export class HttpSender {
  readonly #options: HttpSenderOptions;
  readonly #busy = new Busy();

  constructor(options: HttpSenderOptions) {
    this.#options = options;
  }

  /** `key`: the idempotency key that it carries. */
  async send(call: PublishedCall, body: Body, signal?: AbortSignal, key?: string): Promise<Answer> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), call.timeout ?? this.#options.timeout);
    const cancel = () => limit.abort();
    signal?.addEventListener("abort", cancel);
    if (signal?.aborted) cancel();
    try {
      // What is fetched on the way (a contract's code, a seal) must not outlast the call either.
      return await Promise.race([this.#tries(call, body, limit.signal, key), ended(limit.signal)]);
    } catch (error) {
      if (signal?.aborted) return refused("aborted");
      if (limit.signal.aborted) return refused("timeout");
      if (error instanceof ServerFault) this.#report("no answer in the envelope", call);
      return refused("network");
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    }
  }

  async #tries(call: PublishedCall, body: Body, signal: AbortSignal, key: string | undefined): Promise<Answer> {
    const text = JSON.stringify(await this.#options.contract.request(call, body));
    for (let attempt = 0; ; attempt++) {
      try {
        return this.#busy.refusal() ?? (await this.#send(call, text, key, signal));
      } catch (error) {
        if (call.kind === "write" || attempt === retries || signal.aborted) throw error;
        await (this.#options.pause ?? pause)(backoff(attempt, Math.random()), signal);
      }
    }
  }

  /** One try; throws when nobody answered. */
  async #send(call: PublishedCall, text: string, key: string | undefined, signal: AbortSignal): Promise<Answer> {
    let seal = await this.#options.seal?.(call, signal, false);
    let sent = seal ? seal.close(text, key) : text;
    let response = await this.#fetch(call, sent, key, signal, seal);
    if (seal && response.status === sealUnknown) {
      seal = await this.#options.seal?.(call, signal, true);
      sent = seal ? seal.close(text, key) : text;
      response = await this.#fetch(call, sent, key, signal, seal);
    }
    const { status, headers } = response;
    if (status === 429) return this.#busy.asked(headers);
    const answered = await response.text();
    if (status >= 500) throw new ServerFault();
    const answer = response.ok ? readEnvelope(answered) : undefined;
    if (!answer) {
      // Nobody knows whether the server acted, so it counts as no answer.
      this.#report("no answer in the envelope", call);
      if (!response.ok) return refused("network");
      // What came over a good line and cannot be read is no fault of that line.
      return refused(isPage(answered, headers.get("content-type")) ? "offline" : "contract");
    }
    return this.#read(call, answer, seal && ((content) => seal.open(content, { ...answer, sent })));
  }

  #fetch(call: PublishedCall, body: string, key: string | undefined, signal: AbortSignal, seal: Seal | undefined) {
    const { address, headers } = this.#options;
    return this.#options.fetch(address(call), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...headers(call),
        ...(key !== undefined && { "idempotency-key": key }),
        ...seal?.headers,
      },
      body,
      signal,
      referrerPolicy: "no-referrer",
    });
  }

  async #read(
    call: PublishedCall,
    answer: NonNullable<ReturnType<typeof readEnvelope>>,
    open: ((content: unknown) => unknown) | undefined,
  ): Promise<Answer> {
    const { status } = answer;
    const message = withoutTurns(answer.message);
    let given = answer.content;
    try {
      // Status and words are as good as what is sealed with them: a refusal without it is nobody's.
      if (open) given = open(given);
    } catch {
      this.#report("the answer could not be opened", call);
      return refused("fault");
    }
    given = plainText(given);
    if (status !== 0) return { ok: false, kind: "business", status, message, content: given };
    const { content, faults } = await this.#options.contract.response(call, given);
    if (faults.length === 0) return { ok: true, content };
    this.#options.report("answer breaks the contract", { call: call.id, faults: faults.slice(0, 5) });
    return refused("contract");
  }

  #report(message: string, call: PublishedCall): void {
    this.#options.report(message, { call: call.id });
  }
}
