import type { FieldConditions } from "../document/bind-nodes.ts";
import type { PublishedDecision, PublishedScreen } from "../document/published.ts";
import { decide } from "../document/decide.ts";
import type { DecidedDocument } from "../document/types.ts";
import { resolveValue } from "../document/value.ts";
import { valuesOf } from "../expression/operator/values-of.ts";
import { ownedBy } from "../document/grammar/root-owners.ts";
import { boundOnce } from "../expression/once.ts";
import { ownEntry } from "../expression/operator/own-entry.ts";
import { ownValue, pathWords } from "../expression/operator/own-value.ts";
import { Reader } from "../expression/operator/reader.ts";
import type { Route } from "../navigation/route.ts";
import type { AppState } from "../state/app-state.ts";
import { Cells } from "../state/cells.ts";
import { emptyScope, type Scope } from "../state/scope.ts";
import type { Session } from "./session.ts";

/** The roots whose values no visit holds; what is derived is held nowhere. */
const otherOwners = new Map<string, "app" | "scope">([
  ...ownedBy("app").map((root) => [root, "app"] as const),
  ...ownedBy("scope").map((root) => [root, "scope"] as const),
  ["derived", "scope"],
  ["decided", "scope"],
]);

/** The decisions at hand, by id. */
type Decisions = (id: string) => PublishedDecision | undefined;

/** Whether a path is worked out of others where it is read. */
export const worksOut = ([root]: readonly string[]): boolean => root === "derived" || root === "decided";

/**
 * One visit of one screen: its route, reads, form and own state live and die with it, so that a screen that is being
 * left never shows the next one's values.
 */
export class ScreenSession implements Session {
  readonly id: string;
  readonly document: PublishedScreen;
  readonly cells: Cells;
  readonly route: Route;
  /** Aborted when the screen is left. */
  readonly left = new AbortController();
  readonly ended: AbortSignal = this.left.signal;
  readonly #app: AppState;
  readonly #decision: Decisions;
  /** Set once the document is bound. */
  fields: FieldConditions = new Map();

  constructor(document: PublishedScreen, route: Route, app: AppState, decision: Decisions = () => undefined) {
    this.id = document.id;
    this.document = document;
    this.route = route;
    this.#app = app;
    this.#decision = decision;
    // Every field asks whether its message shows.
    const values = [["route", { ...route, screen: document.id }] as const, ["shown", {}] as const];
    this.cells = new Cells(["route", "shown"], values);
  }

  /** False after the screen was left. */
  get open(): boolean {
    return !this.left.signal.aborted;
  }

  holder(root = ""): Cells | undefined {
    const elsewhere = otherOwners.get(root);
    if (elsewhere === undefined) return this.cells;
    return elsewhere === "app" ? this.#app.cells : undefined;
  }

  read(path: string, scope: Scope = emptyScope): unknown {
    const words = pathWords(path);
    const holder = this.holder(words[0]);
    if (holder) return holder.at(words);
    return worksOut(words) ? this.derive(words, (inner) => this.read(inner)) : ownValue(scope, words);
  }

  /** What follows from other values, by the document; `read` is the reader of who asks, so that it sees what this reads. */
  derive([root, name = "", ...rest]: readonly string[], read: (path: string) => unknown): unknown {
    if (root === "decided") return this.#decide(ownEntry(this.document.decided, name), new Reader(read));
    const expression = ownEntry(this.document.derived, name);
    return expression === undefined ? undefined : ownValue(boundOnce(expression)(new Reader(read)), rest);
  }

  #decide(asked: DecidedDocument | undefined, reader: Reader): string | undefined {
    if (!asked) return undefined;
    const decision = this.#decision(asked.decision);
    if (!decision) throw new Error(`unknown decision "${asked.decision}"`);
    return decide(decision, valuesOf(resolveValue(asked.inputs, { reader, text: String }))).row;
  }

  write(path: string, value: unknown): void {
    if (this.holder(pathWords(path)[0]) === this.#app.cells) this.#app.write(path, value);
    else this.cells.write(path, value);
  }

  /** A reader that watches nothing; for steps. */
  reader(scope: Scope): Reader {
    return new Reader((path) => this.read(path, scope));
  }
}
