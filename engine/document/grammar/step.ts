import type { Expression } from "../../expression/expression.ts";
import { guarding, type Holds, list, literal, object, opening, path, verbArguments } from "./holds.ts";

/** Steps, run in order. */
export const steps = list(object("step"));

/** One step of a list; see docs/architecture.md for the verbs. */
export interface Step<E = Expression> {
  readonly do: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly if?: E;
  readonly as?: string;
  readonly ok?: readonly Step<E>[];
  readonly fail?: readonly Step<E>[];
  /** The statuses that `fail` is for; what else fails is the error catalogue's. */
  readonly failFor?: readonly number[];
}

/** What a document says in the place of steps where nothing is to happen: an empty list may be an oversight. */
export const noSteps = "nothing";

/** Every key of a step; which verb takes those that only some take is said beside the verb. */
export const step: Readonly<Record<keyof Step, Holds>> = {
  do: literal,
  with: { ...verbArguments, says: "What the verb needs." },
  if: { ...guarding, says: "The step runs only when this expression is true." },
  as: { ...path("as"), some: true, says: "The path that receives the result." },
  ok: {
    ...opening("answer", steps),
    some: true,
    says: "Steps after success, with `result`; then the next step runs.",
  },
  fail: {
    ...opening("failure", steps),
    some: true,
    says: "Steps after a failure, with `result` = {kind, status, message, content}; then the run ends. Absent, the error catalogue handles it.",
  },
  failFor: {
    ...literal,
    some: true,
    takes: { type: "array", minItems: 1, items: { type: "integer" } },
    beside: "fail",
    says: "The server's codes that `fail` is for; what else fails is the error catalogue's. Absent, `fail` takes every failure.",
  },
};
