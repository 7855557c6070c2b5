import type { Type } from "../type.ts";

/** One argument of an operator. */
export interface Taken {
  readonly name: string;
  readonly type: Type;
  /** May be left out. */
  readonly optional?: true;
}

/** Arguments that do not go together: which one, and what it would have to be. */
export interface Disagreement {
  readonly at: number;
  readonly expected: Type;
  /** Why that is expected, after the words of the type. */
  readonly because?: string;
}

/** An expression with what it reads and what it comes to; a test carries each out. */
interface OperatorExample {
  readonly expression: unknown;
  /** What its paths read, by their first word. */
  readonly given?: Readonly<Record<string, unknown>>;
  readonly comes: unknown;
}

/** What an operator takes and what it comes to. */
export interface Signature {
  /** What it does, in a line. */
  readonly says: string;
  readonly takes: readonly Taken[];
  /** The last ones of `takes` may come again: so many of them. */
  readonly again?: number;
  /** What it comes to, whatever it is given. */
  readonly gives: Type;
  /** The same said of what it is given, where that says more. */
  readonly givesOf?: (given: readonly Type[]) => Type;
  /** How that is said to a reader: "the unit of the first". */
  readonly givesInWords?: string;
  /** What holds between the arguments. */
  readonly disagree?: (given: readonly Type[]) => Disagreement | undefined;
  readonly example: OperatorExample;
}

/** Signatures by operator. */
export type Signatures = Readonly<Record<string, Signature>>;

export const taken = (name: string, type: Type): Taken => ({ name, type });

/** What an argument is at a place, with those that come again. */
export function takenAt({ takes, again = 0 }: Signature, index: number): Taken | undefined {
  if (index < takes.length || again === 0) return takes[index];
  const from = takes.length - again;
  return takes[from + ((index - from) % again)];
}
