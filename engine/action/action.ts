import type { Failure } from "../api/failure.ts";
import type { Step } from "../document/types.ts";
import type { Engine } from "../engine.ts";
import type { Visit } from "../screen/visit.ts";
import type { Scope } from "../state/scope.ts";

/** Where a step runs. */
export interface At {
  readonly engine: Engine;
  readonly visit: Visit;
  readonly scope: Scope;
  /** In the steps that handle a failed call: has the failed call repeated, with more in its body. */
  readonly repeat?: (body: Readonly<Record<string, unknown>>) => void;
}

/** Runs further steps in a scope; gives whether they came to their end. */
export type More = (steps: readonly Step[], scope: Scope) => Promise<boolean>;

/** What a verb came to. `stop` ends the run without a word. */
export type Outcome =
  | { readonly kind: "done"; readonly value?: unknown }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "stop" };

/** One verb. `given` is the step's resolved `with`; its shape was checked with the document. */
export interface Action {
  readonly name: string;
  /** It waits for something outside: when the screen was left meanwhile, the run ends. */
  readonly waits?: boolean;
  run(given: Readonly<Record<string, unknown>>, at: At, step: Step, more: More): Outcome | Promise<Outcome>;
}

export const done = (value?: unknown): Outcome => ({ kind: "done", value });
export const stop: Outcome = { kind: "stop" };
