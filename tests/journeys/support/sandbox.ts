/** What the lender would have sent by SMS or e-mail. */
interface Message {
  readonly recipient: string;
  readonly kind: string;
  readonly code: string;
}

/** The sandbox lender's controls, as a test uses them. */
export class Sandbox {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Everything as at the start: personas, ledger, and the clock of within five minutes that they are as of. */
  reset = () => this.#post("reset", { again: true });

  /** Lets business time pass. */
  advance = (ms: number) => this.#post("clock", { advanceMs: ms });
  /** The close of business: overdue fees, and what is over is taken away. */
  cob = () => this.#post("cob");
  /** Past the hour after midnight in which no account is added (V2), where it is that hour or soon will be. */
  byDay = async () => {
    const now = await this.now();
    const minutes = Math.floor(now / 60_000 + 60) % 1440;
    if (minutes < 65 || minutes > 1400) await this.advance(((65 - minutes + 1440) % 1440) * 60_000);
  };

  /** Business time, epoch ms. */
  now = async () => (await this.#get<{ now: number }>("clock")).now;

  /** Sets business time, epoch ms. */
  set = (at: number) => this.#post("clock", { set: at });

  /** A transfer in naira into a virtual account. */
  credit = (bankVA: string, amount: string) => this.#post("credit-va", { bankVA, amount });

  /** What becomes of the next answers of a path. */
  fault = (path: string, effect: Readonly<Record<string, unknown>>) => this.#post("fault", { path, ...effect });

  /** The sum of all accounts in naira, and how many transfers made it. */
  ledger = () => this.#get<{ sum: string; transfers: number; accounts: { code: string; balance: string }[] }>("ledger");

  outbox = async () => (await this.#get<{ messages: Message[] }>("outbox")).messages;

  async #post(path: string, body: unknown = {}): Promise<Record<string, unknown>> {
    return this.#answer(
      await fetch(`${this.#url}/__sandbox/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
  }

  async #get<T>(path: string): Promise<T> {
    return this.#answer<T>(await fetch(`${this.#url}/__sandbox/${path}`));
  }

  async #answer<T = Record<string, unknown>>(answer: Response): Promise<T> {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
