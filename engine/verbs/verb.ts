import type { AppState } from "../state/app-state.ts";
import type { Catalogue } from "../api/catalogue.ts";
import type { Client } from "../api/client.ts";
import type { Answer } from "../api/answer.ts";
import type { Failure } from "../api/failure.ts";
import type { Bridge } from "../bridge/bridge.ts";
import type { Decided } from "../document/decide.ts";
import type { DocumentStore } from "../document/document-store.ts";
import type { VerbName } from "../document/grammar/verbs.ts";
import type { PublishedStep } from "../document/published.ts";
import type { Brand } from "../document/types.ts";
import type { Dialogs } from "../host/dialogs.ts";
import type { Gate } from "../navigation/gate.ts";
import type { Host, Navigator } from "../host/host.ts";
import type { Toasts } from "../host/toasts.ts";
import type { Scene } from "../screen/scene.ts";
import type { Scope } from "../state/scope.ts";
import type { TextSource } from "../text/text-source.ts";

/** What a verb may touch of the running app. */
export interface App {
  readonly brand: Pick<Brand, "routes" | "lists">;
  readonly bridge: Bridge;
  readonly catalogue: Catalogue;
  readonly client: Pick<Client, "run" | "ask" | "forget" | "allows" | "abandoned">;
  readonly dialogs: Pick<Dialogs, "open" | "close" | "stack">;
  readonly documents: Pick<DocumentStore, "call" | "decision" | "load">;
  readonly host: Host;
  readonly navigator: Navigator;
  readonly state: Pick<AppState, "write">;
  readonly texts: Pick<TextSource, "text">;
  readonly toasts: Pick<Toasts, "show">;
  /** What ends the session, from when it is said until somebody logs out or in: a screen that is left says it for nothing. */
  unheard: Failure | undefined;
  /** The visit on which that is being said, or was; until it is left, or somebody logs in, its other calls end nothing more. */
  ending: AbortController | undefined;
  lead(address: unknown): void;
  /** Runs the guard of the screen that is shown once more; gives whether it keeps nobody out. Who is kept out was told why. */
  readmit(scene: Scene): Promise<boolean>;
  login(identity: Readonly<Record<string, unknown>>, to?: unknown): void;
  logout(everywhere: boolean, back: boolean): void;
  switchLanguage(language: string): Promise<void>;
  decided(id: string, taken: Decided): void;
  track(event: string, data: Readonly<Record<string, unknown>>): void;
  report(error: unknown, place: Readonly<Record<string, unknown>>): void;
}

/** Where a step runs. */
export interface At {
  readonly app: App;
  readonly scene: Scene;
  readonly scope: Scope;
  /** In the steps that handle a failed call: what is to become of it. */
  readonly settle?: (further: Further) => void;
  /** In the steps of a screen's guard: the way to that screen. */
  readonly gate?: Gate;
  /** In the steps of the error catalogue's last entry, after which there is nothing else to say. */
  readonly last?: true;
}

/** How a step goes on whose call failed: the call is repeated with more in its body, or it came to something after all; without an answer its own `fail` says the rest. */
export type Further = { readonly body: Readonly<Record<string, unknown>> } | { readonly answer: Answer | undefined };

/** Runs further steps in a scope; gives whether they came to their end. */
type More = (steps: readonly PublishedStep[], scope: Scope) => Promise<boolean>;

/** What a verb came to. `stop` ends the run without a word. */
export type Outcome =
  | { readonly kind: "done"; readonly value?: unknown }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** It had no words to say: the error catalogue's last entry says something in their place. `ends` the run. */
  | { readonly kind: "wordless"; readonly ends: boolean }
  | { readonly kind: "stop" };

/** One verb. `given` is the step's resolved `with`; its shape was checked with the document. */
export interface Verb {
  readonly name: VerbName;
  /** It waits for something outside: when the screen was left meanwhile, the run ends. */
  readonly waits?: boolean;
  run(given: Readonly<Record<string, unknown>>, at: At, step: PublishedStep, more: More): Outcome | Promise<Outcome>;
}

export const done = (value?: unknown): Outcome => ({ kind: "done", value });
export const stop: Outcome = { kind: "stop" };
export const wordless = (ends = false): Outcome => ({ kind: "wordless", ends });
