import type { FieldConditions } from "../document/bind-nodes.ts";
import type { PublishedScreen } from "../document/published.ts";
import { boundOnce } from "../expression/once.ts";
import { ownEntry } from "../expression/operator/own-entry.ts";
import { ownValue, pathWords } from "../expression/operator/own-value.ts";
import { Reader } from "../expression/operator/reader.ts";
import type { Route } from "../navigation/route.ts";
import type { AppState } from "../state/app-state.ts";
import { appRoots } from "../state/app-state.ts";
import { Cells, inside, valueOf } from "../state/cells.ts";
import { emptyScope, type Scope, scopeRoots } from "../state/scope.ts";
import type { Session, Way } from "./session.ts";

/**
 * One visit of one screen: its route, reads, form and own state live and die with it, so that a screen that is being
 * left never shows the next one's values.
 */
export class ScreenSession implements Session {
  readonly id: string;
  readonly document: PublishedScreen;
  readonly cells = new Cells(["route"]);
  readonly route: Route;
  /** Aborted when the screen is left. */
  readonly left = new AbortController();
  readonly #app: AppState;
  readonly #ways = new Map<string, Way>();
  /** Set once the document is compiled. */
  fields: FieldConditions = new Map();

  constructor(document: PublishedScreen, route: Route, app: AppState) {
    this.id = document.id;
    this.document = document;
    this.route = route;
    this.#app = app;
    this.cells.write("route", route);
  }

  /** False after the screen was left. */
  get open(): boolean {
    return !this.left.signal.aborted;
  }

  /** Where a path of state lies, in the app's state or in this visit's; looked up once, for it is read over and over. */
  way(path: string): Way {
    let way = this.#ways.get(path);
    if (!way) {
      const words = pathWords(path);
      const [root = ""] = words;
      const answered = scopeRoots.has(root) || root === "derived";
      way = { words, place: answered ? undefined : (appRoots.has(root) ? this.#app.cells : this.cells).place(path) };
      this.#ways.set(path, way);
    }
    return way;
  }

  read(path: string, scope: Scope = emptyScope): unknown {
    const { words, place } = this.way(path);
    if (place) return inside(place, valueOf(place.cell));
    return words[0] === "derived" ? this.derive(words, (inner) => this.read(inner)) : ownValue(scope, words);
  }

  /** What follows from other values, by the document; `read` is the reader of who asks, so that it sees what this reads. */
  derive([, name = "", ...rest]: readonly string[], read: (path: string) => unknown): unknown {
    const expression = ownEntry(this.document.derived, name);
    return expression === undefined ? undefined : ownValue(boundOnce(expression)(new Reader(read)), rest);
  }

  write(path: string, value: unknown): void {
    if (appRoots.has(pathWords(path)[0] ?? "")) this.#app.write(path, value);
    else this.cells.write(path, value);
  }

  /** A reader that watches nothing; for steps. */
  reader(scope: Scope): Reader {
    return new Reader((path) => this.read(path, scope));
  }
}
