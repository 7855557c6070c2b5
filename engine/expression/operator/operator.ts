/** How many arguments an operator takes: [at least, at most]; with `odd`, only an odd number. */
export interface Arity {
  readonly min: number;
  readonly max: number;
  readonly odd?: boolean;
}

/** One entry of the closed operator list. */
export interface Operator {
  readonly name: string;
  readonly arity: Arity;
  /**
   * Computes the result from evaluated arguments; throws ExpressionError for a missing or wrong value.
   * Absent for the operators that json-logic-js evaluates lazily or per element itself.
   */
  readonly apply?: (...values: unknown[]) => unknown;
  /** The first argument is a list and the second is evaluated per element, where `var` reads the element. */
  readonly overElements?: boolean;
  /** Argument positions that must be literal texts (paths, patterns). */
  readonly literalArguments?: readonly number[];
}

const many = Number.POSITIVE_INFINITY;

/** Exactly `count` arguments. */
export const exactly = (count: number): Arity => ({ min: count, max: count });

/** At least `count` arguments. */
export const atLeast = (count: number): Arity => ({ min: count, max: many });

/** From `min` to `max` arguments. */
export const between = (min: number, max: number): Arity => ({ min, max });
