import type { PublishedStep } from "../document/published.ts";
import type { Scope } from "../state/scope.ts";
import type { Form } from "./form.ts";
import type { Reads } from "./reads.ts";
import type { Session } from "./session.ts";

/** Where nodes show and steps run: the visit of a screen, or a dialog over it. */
export interface Scene {
  readonly session: Session;
  readonly form: Form;
  readonly reads: Reads;
  run(steps: readonly PublishedStep[], scope?: Scope): Promise<boolean>;
}
