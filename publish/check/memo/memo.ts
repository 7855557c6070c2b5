/** Whether two answers are the same, so that nothing that asked needs to be worked out again. */
type Same<Value> = (one: Value, other: Value) => boolean;

/** How an answer is kept. */
interface Kept<Value> {
  readonly same?: Same<Value> | undefined;
  /** It lies outside, where nobody tells that it changed: it is asked for in each round. */
  readonly outside?: boolean;
}

/** A value from outside, set by whoever keeps it. */
export interface Given<Value> {
  readonly get: () => Value;
  /** Counts from the next round on. */
  readonly set: (value: Value) => void;
}

/** The round of now, and what is asked by what is being worked out. */
interface Rounds {
  now: number;
  asking: Set<Asked> | undefined;
}

/** An answer, as whatever asked for it sees it. */
interface Asked {
  /** The round in which it became what it is. */
  readonly since: number;
  /** Works it out again where that is due. */
  readonly renew: () => void;
}

/** What a question about one thing comes to, and what it was worked out of. */
class Answer<Value> implements Asked {
  readonly #work: () => Value;
  readonly #kept: Kept<Value>;
  readonly #rounds: Rounds;
  #found: { readonly value: Value } | undefined;
  #asked: ReadonlySet<Asked> = new Set();
  #seen = 0;
  since = 0;

  constructor(work: () => Value, kept: Kept<Value>, rounds: Rounds) {
    this.#work = work;
    this.#kept = kept;
    this.#rounds = rounds;
  }

  get(): Value {
    const { value } = this.#renewed();
    this.#rounds.asking?.add(this);
    return value;
  }

  readonly renew = (): void => void this.#renewed();

  #renewed(): { readonly value: Value } {
    const { now } = this.#rounds;
    const found = this.#found && (this.#seen === now || this.#holds()) ? this.#found : this.#worked();
    this.#found = found;
    this.#seen = now;
    return found;
  }

  /** Whether everything that it was worked out of is as it was, in the order in which it was asked. */
  #holds(): boolean {
    if (this.#kept.outside) return false;
    for (const other of this.#asked) {
      other.renew();
      if (other.since > this.#seen) return false;
    }
    return true;
  }

  #worked(): { readonly value: Value } {
    const { same = Object.is } = this.#kept;
    const around = this.#rounds.asking;
    const asked = new Set<Asked>();
    this.#rounds.asking = asked;
    try {
      const value = this.#work();
      this.#asked = asked;
      if (this.#found && same(this.#found.value, value)) return this.#found;
      this.since = this.#rounds.now;
      return { value };
    } finally {
      this.#rounds.asking = around;
    }
  }
}

/**
 * Answers that are kept from one round to the next. While a question is worked out, whatever it asks is noted; in a
 * later round it is worked out again only where one of these is answered otherwise by then. So nobody has to say what
 * depends on what, and a round comes to what it would come to without the rounds before, as long as work asks questions
 * alone.
 */
export class Memo {
  readonly #rounds: Rounds = { now: 1, asking: undefined };

  /** A new round: what lies outside may have changed. */
  next(): void {
    this.#rounds.now++;
  }

  /** A question about something; what it comes to is kept with an object, and by a text. */
  question<About, Value>(work: (about: About) => Value, kept: Kept<Value> = {}): (about: About) => Value {
    const ofObjects = new WeakMap<object, Answer<Value>>();
    const ofOthers = new Map<unknown, Answer<Value>>();
    return (about) => {
      const isObject = (typeof about === "object" && about !== null) || typeof about === "function";
      const known = isObject ? ofObjects.get(about) : ofOthers.get(about);
      const answer = known ?? new Answer(() => work(about), kept, this.#rounds);
      if (!known && isObject) ofObjects.set(about, answer);
      else if (!known) ofOthers.set(about, answer);
      return answer.get();
    };
  }

  /** A question about nothing in particular. */
  once<Value>(work: () => Value, kept: Kept<Value> = {}): () => Value {
    const answer = new Answer(work, kept, this.#rounds);
    return () => answer.get();
  }

  /** A value from outside. */
  given<Value>(first: Value, same?: Same<Value>): Given<Value> {
    let now = first;
    return { get: this.once(() => now, { outside: true, same }), set: (value) => void (now = value) };
  }
}

/** Whether two lists hold the same things in the same order. */
export const sameElements = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((element, at) => Object.is(element, other[at]));
