import { Answer, type Found, type Kept, type Rounds, type Same } from "./answer.ts";
import { Keyed } from "./keyed.ts";

/** A value from outside, set by whoever keeps it. */
export interface Given<Value> {
  readonly get: () => Value;
  /** Counts from the next round on. */
  readonly set: (value: Value) => void;
}

/**
 * Answers that are kept from one round to the next. While a question is worked out, whatever it asks is noted; in a
 * later round it is worked out again only where one of these is answered otherwise by then. So nobody has to say what
 * depends on what, and a round comes to what it would come to without the rounds before, as long as work asks questions
 * alone.
 */
export class Memo {
  readonly #rounds: Rounds = { now: 1, changed: 1, outside: [], working: [] };

  /**
   * A new round, of what lies outside as it is by now: what is set after it is seen in the round after that. Where none of
   * it has changed, nothing else is looked at.
   */
  next(): void {
    const rounds = this.#rounds;
    rounds.now++;
    // Each is looked at, and not the first ones alone: what was asked for is as it was from now on.
    const otherwise = rounds.outside.filter((one) => one.isOtherwise());
    if (otherwise.length > 0) rounds.changed = rounds.now;
  }

  /** A question about something; what it comes to is kept with an object, and by a text. */
  question<About, Value>(work: (about: About) => Value, kept: Kept<Value> = {}): (about: About) => Value {
    const answers = new Keyed<About, Found<Value> | Answer<Value, About>>();
    return (about) => {
      const known = answers.get(about);
      if (known && !(known instanceof Answer)) return known.value;
      const answer = known ?? new Answer(work, about, kept, this.#rounds);
      if (!known) answers.set(about, answer);
      const value = answer.get();
      // Most follow from nothing that can change: of these nothing else is kept.
      if (answer.lasts) answers.set(about, { value });
      return value;
    };
  }

  /** A question about one thing and another. */
  pair<One, Other, Value>(
    work: (one: One, other: Other) => Value,
    kept: Kept<Value> = {},
  ): (one: One, other: Other) => Value {
    const questions = new Keyed<One, (other: Other) => Value>();
    return (one, other) => {
      const known = questions.get(one);
      if (known) return known(other);
      const question = this.question((about: Other) => work(one, about), kept);
      questions.set(one, question);
      return question(other);
    };
  }

  /** A question about nothing in particular. */
  once<Value>(work: () => Value, kept: Kept<Value> = {}): () => Value {
    const answer = new Answer(work, undefined, kept, this.#rounds);
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
