import type { KeepingLender } from "../../server/testing/test-lender.ts";
import { torn } from "../fault-matrix/line.ts";

/** What becomes of a request or of its answer. */
export const faults = [
  "none",
  "refused", // never arrives
  "lost", // accepted, the line breaks before the answer
  "torn", // accepted, the line breaks within the answer
  "garbled",
  "500 before",
  "500 after",
  "page before", // a captive portal's page
  "page after",
  "twice", // arrives a second time by itself
  "late", // accepted, answered after the time-out
  "wandering", // arrives after the app gave it up
] as const;
export type Fault = (typeof faults)[number];

/** What the sandbox does to the answers of one call for the personas who are there to show it; ms. */
export interface Spoiled {
  readonly delay?: number;
  readonly drop?: boolean;
  readonly garble?: boolean;
}

/** A request that reached the lender, and what he answered. */
export interface Delivered {
  readonly intent: string;
  readonly key: string;
  readonly answer: { readonly status: number; readonly content: Readonly<Record<string, unknown>> };
}

/** A request as the app sent it; `heard` once its answer came to a page that was still there. */
interface Sent {
  readonly intent: string;
  readonly key: string;
  heard: boolean;
  /** When, in ms that had gone by. */
  readonly at: number;
}

/** Whose fetch it is; what comes for a page that is gone comes to nothing. */
export interface Owner {
  readonly gone: boolean;
}

interface Way {
  readonly arrive: () => Promise<Response>;
  readonly answer: (response: Response) => void;
  readonly broke: (error: Error) => void;
}

/** ms for which the app asks what became of a key before it sends another (docs/decisions/0007-once.md). */
const answersKept = 30 * 86_400_000;

/** The way between pages and the lender, with faults for the calls that carry an idempotency key. One request at a time reaches the lender, in the order in which they were sent, so that a run is the same each time. */
export class Line {
  /** What reached the lender with a key. */
  readonly delivered: Delivered[] = [];
  /** What the app sent with a key. */
  readonly sent: Sent[] = [];
  /** Intents that were sent again with another key although nobody had heard what became of the one before, neither from its answer nor by asking (R48). */
  readonly rekeyed: string[] = [];
  /** ms that went by for pages and lender. */
  passed = 0;
  /** The next reads that nobody answers. */
  deaf = 0;
  /** What becomes of the risk decision's answers on their way. */
  spoiled: Spoiled | undefined;
  /** How many requests were sent, and how often each fault struck a call with a key. */
  asked = 0;
  readonly struck: Partial<Record<Fault, number>> = {};
  readonly #lender: KeepingLender;
  readonly #faults: Fault[] = [];
  #wandering: (() => Promise<unknown>)[] = [];
  #serving = 0;
  #last: Promise<unknown> = Promise.resolve();

  readonly #files: Readonly<Record<string, unknown>>;

  /** `files` are what the host serves beside the lender, by address. */
  constructor(lender: KeepingLender, files: Readonly<Record<string, unknown>> = {}) {
    this.#lender = lender;
    this.#files = files;
  }

  /** What strikes the next call with a key. */
  strike(fault: Fault): void {
    if (fault !== "none") this.#faults.push(fault);
  }

  /** Takes back the faults that struck nothing; gives whether there were any. */
  spare(): boolean {
    return this.#faults.splice(0).length > 0;
  }

  /** Lets what wandered arrive. */
  async arrive(): Promise<void> {
    const late = this.#wandering;
    this.#wandering = [];
    for (const deliver of late) await deliver();
  }

  /** Waits until everything that can happen by itself has happened. */
  async quiet(): Promise<void> {
    for (let calm = 0; calm < 2; calm = this.#serving > 0 ? 0 : calm + 1)
      await new Promise((turn) => void setImmediate(turn));
  }

  fetchOf(owner: Owner): typeof fetch {
    return ((address: string, init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        this.asked++;
        const file = this.#files[address];
        if (file !== undefined) return resolve(Response.json(file));
        const signal = init.signal as AbortSignal;
        const broke = (error: Error) => void (owner.gone || reject(error));
        if (signal.aborted) return broke(signal.reason as Error);
        signal.addEventListener("abort", () => broke(signal.reason as Error), { once: true });
        const sent = this.#note(address, init);
        const about = sent ?? this.#askedAbout(address, init);
        const answer = (response: Response) => {
          if (owner.gone) return;
          if (about && !signal.aborted && response.headers.has("whole")) about.heard = true;
          resolve(response);
        };
        const spoiled = address.includes("/risk/auth") ? this.spoiled : undefined;
        const arrive = async () => {
          const response = await this.#deliver(address, init);
          if (spoiled?.delay) await new Promise((settle) => void setTimeout(settle, spoiled.delay));
          return response;
        };
        this.#send({ arrive, answer, broke }, sent ? this.#strikes() : this.#befalls(spoiled));
      })) as typeof fetch;
  }

  /** What strikes a call with a key. */
  #strikes(): Fault {
    const fault = this.#faults.shift() ?? "none";
    this.struck[fault] = (this.struck[fault] ?? 0) + 1;
    return fault;
  }

  /** What befalls any other. */
  #befalls({ drop = false, garble = false }: Spoiled = {}): Fault {
    if (this.deaf > 0) {
      this.deaf--;
      return "refused";
    }
    return drop ? "lost" : garble ? "garbled" : "none";
  }

  #send({ arrive, answer, broke }: Way, fault: Fault): void {
    const line = new TypeError("the line broke");
    const page = () => new Response("<!doctype html><title>Wi-Fi</title>");
    const then = (act: (response: Response) => unknown) => void arrive().then(act, broke);
    switch (fault) {
      case "none":
        return then(answer);
      case "refused":
        return broke(line);
      case "lost":
        return then(() => broke(line));
      case "torn":
        return then(async (response) => answer(torn(await response.text())));
      case "garbled":
        return then(async (response) => answer(new Response((await response.text()).slice(0, -3))));
      case "500 before":
        return answer(new Response("oops", { status: 500 }));
      case "500 after":
        return then(() => answer(new Response("oops", { status: 500 })));
      case "page before":
        return answer(page());
      case "page after":
        return then(() => answer(page()));
      case "twice":
        void arrive();
        return then(answer);
      case "late":
        return then(() => undefined);
      case "wandering":
        this.#wandering.push(arrive);
    }
  }

  #note(address: string, init: RequestInit): Sent | undefined {
    const key = keyOf(init);
    if (key === undefined) return undefined;
    const intent = intentOf(address, init.body as string);
    const before = this.sent.findLast((one) => one.intent === intent);
    // Later it is not asked about any more, and nothing of it is on its way.
    const unclear = before && !before.heard && this.passed - before.at < answersKept;
    if (unclear && before.key !== key) this.rekeyed.push(intent);
    const sent = { intent, key, heard: false, at: this.passed };
    this.sent.push(sent);
    return sent;
  }

  /** What is asked about by its key. */
  #askedAbout(address: string, init: RequestInit): Sent | undefined {
    if (!address.includes("/once/answer")) return undefined;
    const { key } = JSON.parse(init.body as string) as { key: string };
    return this.sent.find((one) => one.key === key);
  }

  #deliver(address: string, init: RequestInit): Promise<Response> {
    this.#serving++;
    const served = this.#last.then(() => this.#serve(address, init)).finally(() => void this.#serving--);
    this.#last = served.catch(() => undefined);
    return served;
  }

  async #serve(address: string, init: RequestInit): Promise<Response> {
    const headers = init.headers as Record<string, string>;
    const payload = init.body as string;
    const reply = await this.#lender.app.inject({ method: "POST", url: address, headers, payload });
    const key = keyOf(init);
    if (key !== undefined) this.delivered.push({ intent: intentOf(address, payload), key, answer: reply.json() });
    const date = String(reply.headers.date ?? "");
    return new Response(reply.body, { status: reply.statusCode, headers: { whole: "yes", date } });
  }
}

const keyOf = (init: RequestInit): string | undefined =>
  (init.headers as Record<string, string>)["idempotency-key"] ?? undefined;

/** What a request means: its path and its body without what is secret. */
function intentOf(address: string, text: string): string {
  const { tradePassword: _, otp: __, ...meant } = JSON.parse(text) as Record<string, unknown>;
  return `${new URL(address, "http://lender").pathname} ${JSON.stringify(meant)}`;
}
