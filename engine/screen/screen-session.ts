import type { FieldConditions } from "../document/compile.ts";
import type { ScreenDocument } from "../document/types.ts";
import { compiledOnce } from "../expression/once.ts";
import { ownValue, pathWords } from "../expression/operator/own-value.ts";
import { Reader } from "../expression/operator/reader.ts";
import type { Route } from "../navigation/route.ts";
import type { AppState } from "../state/app-state.ts";
import { appRoots } from "../state/app-state.ts";
import { Cells, inside, type Place, valueOf } from "../state/cells.ts";
import { emptyScope, type Scope, scopeRoots } from "../state/scope.ts";

/**
 * One visit of one screen: its route, reads, form and own state live and die with it, so that a screen that is being
 * left never shows the next one's values.
 */
export class ScreenSession {
  readonly id: string;
  readonly document: ScreenDocument;
  readonly cells = new Cells(["route"]);
  readonly route: Route;
  /** Aborted when the screen is left. */
  readonly left = new AbortController();
  readonly #app: AppState;
  readonly #places = new Map<string, Place>();
  #fields: FieldConditions = new Map();

  constructor(document: ScreenDocument, route: Route, app: AppState) {
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

  /** Under which conditions each bound field shows; known when the document is compiled. */
  get fields(): FieldConditions {
    return this.#fields;
  }

  /** Adds the fields of nodes compiled later (a dialog's). */
  addFields(fields: FieldConditions): void {
    this.#fields = new Map([...this.#fields, ...fields]);
  }

  /** Where a path of state lies: in the app's state or in this visit's. */
  place(path: string): Place {
    let place = this.#places.get(path);
    if (!place) {
      place = this.#owner(path).place(path);
      this.#places.set(path, place);
    }
    return place;
  }

  read(path: string, scope: Scope = emptyScope): unknown {
    const words = pathWords(path);
    if (scopeRoots.has(words[0] as string)) return ownValue(scope, words);
    if (words[0] === "derived") return this.derive(words, (inner) => this.read(inner));
    const place = this.place(path);
    return inside(place, valueOf(place.cell));
  }

  /** What follows from other values, by the document; `read` is the reader of who asks, so that it sees what this reads. */
  derive([, name = "", ...rest]: readonly string[], read: (path: string) => unknown): unknown {
    return ownValue(compiledOnce(ownValue(this.document.derived, [name]))(new Reader(read)), rest);
  }

  write(path: string, value: unknown): void {
    if (appRoots.has(pathWords(path)[0] as string)) this.#app.write(path, value);
    else this.cells.write(path, value);
  }

  #owner(path: string): Cells {
    return appRoots.has(pathWords(path)[0] as string) ? this.#app.cells : this.cells;
  }

  /** A reader that watches nothing; for steps. */
  reader(scope: Scope): Reader {
    return new Reader((path) => this.read(path, scope));
  }
}
