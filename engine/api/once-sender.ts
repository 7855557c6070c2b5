import type { PublishedCall } from "../document/published.ts";
import { valuesOf } from "../expression/operator/values-of.ts";
import { plainText } from "./plain-text.ts";
import { type Answer, refused } from "./answer.ts";
import type { Contract } from "./contract.ts";
import { newId } from "../state/new-id.ts";
import { noStatus } from "./failure.ts";
import type { HttpSender } from "./http-sender.ts";
import { byLock, type InTurn } from "./in-turn.ts";
import { fingerprint, type OnceKeys, type Unsettled } from "./once-keys.ts";
import type { Asked, Pending, Sender } from "./sender.ts";

/** ms for which every server says what became of a key. One that does not know an older key may have forgotten it. */
const answered = 24 * 3_600_000;
/** ms by which its clock may seem to go back between two readings; further back it was not read. */
const jitter = 60_000;

type Body = Readonly<Record<string, unknown>>;

export interface OnceSenderOptions {
  readonly http: Pick<HttpSender, "send">;
  readonly keys: OnceKeys;
  readonly contract: Contract;
  readonly call: (id: string) => PublishedCall | undefined;
  /** For calls whose document names none, ms. */
  readonly timeout: number;
  /** By the browser's locks unless told. */
  readonly inTurn?: InTurn;
}

type Sent = Pick<Unsettled, "key" | "intent">;

/**
 * Sends what may be done once only (C5, R36, R47, R48). Every wish has its own key and is sent once with it. An answer
 * that does not say whether it was carried out settles nothing: the key is kept, over reloads and in all tabs, and
 * nothing more is sent of this call before the server said by that key what became of it.
 */
export class OnceSender implements Sender {
  readonly #options: OnceSenderOptions;

  constructor(options: OnceSenderOptions) {
    this.#options = options;
  }

  async send(call: PublishedCall, body: Body, signal?: AbortSignal): Promise<Answer> {
    const { http, keys, call: callOf, inTurn = byLock } = this.#options;
    if (call.once === undefined) return http.send(call, body, signal);
    const pressed = Date.now();
    const intent = await this.#intentOf(call, body);
    // To ask about what another tab is sending before it has come would close its key. It asks first itself, perhaps.
    return inTurn(keys.nameOf(call.id), 2 * this.#timeoutOf(call), async () => {
      // The same wish that another tab had under way by then is this one: it came to what that was answered.
      const same = keys.answeredSince(call.id, pressed).filter((wish) => wish.intent === intent);
      // Of guests nobody knows who is who: another wish may be another's, whom this one does not concern (R54).
      const ofGuests = callOf(call.once ?? "")?.guest === true;
      const open = keys.of(call.id).filter((wish) => !ofGuests || wish.intent === intent);
      const wishes = [...same, ...open];
      // Where there are none it is noted in the same breath, so that another tab finds it even without a lock.
      const known = wishes.length > 0 ? await this.#known(call, intent, wishes) : undefined;
      return known ?? this.#sendNew(call, body, intent, signal);
    });
  }

  /** What is known of wishes that were sent, where it settles the one that is made now or has it wait. */
  async #known(call: PublishedCall, intent: string, wishes: readonly Sent[]): Promise<Answer | undefined> {
    for (const wish of wishes) {
      const asked = await this.ask(call, wish.key);
      if (!asked.settled)
        return isKnown(asked.answer) ? asked.answer : unsettled(wish.key, asked.answer, wish.intent !== intent);
      // What was refused or never came is past: this wish is sent. What was done is not done again unasked.
      if (asked.answer.ok) return wish.intent === intent ? asked.answer : refused("carried");
      if (asked.answer.kind === "carried" || asked.answer.kind === "forgotten") return asked.answer;
    }
    return undefined;
  }

  async #sendNew(call: PublishedCall, body: Body, intent: string, signal: AbortSignal | undefined): Promise<Answer> {
    const { http, keys } = this.#options;
    const key = newId();
    keys.add(call.id, { key, intent });
    const answer = await http.send(call, body, signal, key);
    if (!isKnown(answer)) {
      keys.over(call.id, key);
      return unsettled(key, answer);
    }
    if (!answer.ok && answer.kind === "busy") keys.drop(call.id, key);
    else keys.answered(call.id, key);
    return answer;
  }

  pending(): readonly Pending[] {
    const { call: callOf, keys } = this.#options;
    return keys.all().map(({ call, key, at, over }) => {
      const from = over ? at : at + this.#timeoutOf(callOf(call));
      return { call, key, at, from };
    });
  }

  /** For how long a call may be on its way, ms. */
  #timeoutOf(call: PublishedCall | undefined): number {
    return call?.timeout ?? this.#options.timeout;
  }

  /** Asks by its key what became of a call that was sent. */
  async ask(call: PublishedCall, key: string): Promise<Asked> {
    const asking = this.#options.call(call.once ?? "");
    if (!asking) return { settled: false, answer: refused("fault") };
    const answer = await this.#options.http.send(asking, { key });
    if (!answer.ok) return { settled: false, answer };
    const { known, answer: given } = valuesOf(answer.content);
    const came = known === true ? await this.#readAnswer(call, valuesOf(given)) : refused(this.#unknown(call, key));
    this.#options.keys.drop(call.id, key);
    return { settled: true, answer: came };
  }

  /** What it means that the server does not know a key. Its age is of now: the server looked before. */
  #unknown(call: PublishedCall, key: string): "unarrived" | "forgotten" {
    const age = this.#options.keys.ageOf(call.id, key);
    return -jitter <= age && age <= answered ? "unarrived" : "forgotten";
  }

  /** What the call would have come to, had its answer come through. */
  async #readAnswer(call: PublishedCall, { status, message, content: given }: Body): Promise<Answer> {
    const content = plainText(given);
    if (status !== 0)
      return { ok: false, kind: "business", status: Number(status), message: String(plainText(message)), content };
    const read = await this.#options.contract.response(call, content);
    return read.faults.length === 0 ? { ok: true, content: read.content } : refused("carried");
  }

  async #intentOf(call: PublishedCall, body: Body): Promise<string> {
    const secret = await this.#options.contract.secrets(call);
    const meant = Object.entries(body).filter(([name]) => !secret.includes(name));
    return fingerprint(JSON.stringify(meant.sort(([a], [b]) => (a < b ? -1 : 1))));
  }
}

/** Whether an answer says what became of the call: it was done, the server refused it, or never looked at it. Its own fault (-1) says nothing. */
const isKnown = (answer: Answer): boolean =>
  answer.ok || answer.kind === "busy" || (answer.kind === "business" && answer.status !== noStatus);

/** `other`: it is a wish of before, not the one that is made now. */
const unsettled = (key: string, answer: Answer, other = false): Answer => ({
  ...refused("unsettled"),
  content: { key, why: answer.ok ? "" : answer.kind, other },
});
