import { compileExpression, isTrue, Reader } from "../../../engine/expression.ts";
import { type GivenValues, readerOf } from "./given-values.ts";

/** What a condition came to: its truth, or that a value was missing or odd. */
type Came = boolean | "odd";

/** What ends the search at a condition; null where it goes on. */
export type Ends = (came: Came, index: number) => string | null;

/** Evaluates a condition for what is given. */
export type Evaluated = (given: GivenValues) => Came;

/** What evaluates a condition; one that is none, as an operator with too many operands, is odd whatever is given. */
export function evaluated(condition: unknown): Evaluated {
  let evaluate: ReturnType<typeof compileExpression>;
  try {
    evaluate = compileExpression(condition);
  } catch {
    return () => "odd";
  }
  return (given) => {
    try {
      return isTrue(evaluate(new Reader(readerOf(given))));
    } catch {
      return "odd";
    }
  };
}

/** What is given, and where the search ended: at which condition, with what. */
export interface Tried {
  readonly given: GivenValues;
  readonly at: number;
  readonly outcome: string | undefined;
}

/**
 * Conditions that are asked in order until one ends the search, as the checks of a rule and the rows of a decision are.
 */
export class OrderedConditions {
  readonly #conditions: readonly Evaluated[];
  readonly #ends: Ends;

  constructor(conditions: readonly unknown[], ends: Ends) {
    this.#conditions = conditions.map(evaluated);
    this.#ends = ends;
  }

  try = (given: GivenValues): Tried => this.#from(0, given);

  /** Whether what was tried comes to something else with one condition changed. */
  notices(index: number, changed: Evaluated, { given, at, outcome }: Tried): boolean {
    if (at < index) return false;
    const end = this.#ends(changed(given), index);
    if (end !== null) return end !== outcome;
    return at === index && this.#from(index + 1, given).outcome !== outcome;
  }

  /** Whether one condition itself comes to something else when it is changed. */
  differs = (index: number, changed: Evaluated, given: GivenValues): boolean =>
    changed(given) !== this.#conditions[index]?.(given);

  #from(start: number, given: GivenValues): Tried {
    for (let at = start; at < this.#conditions.length; at++) {
      const outcome = this.#ends(this.#conditions[at]?.(given) ?? "odd", at);
      if (outcome !== null) return { given, at, outcome };
    }
    return { given, at: this.#conditions.length, outcome: undefined };
  }
}
