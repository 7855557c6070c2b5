import type { ScreenDocument } from "./document/types.ts";
import type { Engine } from "./engine.ts";
import { guard } from "./navigation/guard.ts";
import { matchRoute } from "./navigation/match-route.ts";
import { Visit } from "./screen/visit.ts";
import { pageEvent } from "./tracking/page-event.ts";

/** What is shown: a visit, or why there is none. */
export type Stage =
  | { readonly kind: "visit"; readonly visit: Visit }
  | { readonly kind: "unknown"; readonly path: string }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "empty" };

/** How the app comes to a screen: the guard, the documents, the widgets, and the visit that is shown. */
export class Arrivals {
  readonly #engine: Engine;
  /** Counts arrivals, so that only the latest one is shown. */
  #count = 0;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Whether this very place is already shown (a page that came with its first screen). */
  isAt(path: string, search: string): boolean {
    const { stage } = this.#engine;
    if (stage.kind !== "visit" || this.#count > 0) return false;
    const { route } = stage.visit.session;
    return (
      route.path === path && new URLSearchParams(route.query).toString() === new URLSearchParams(search).toString()
    );
  }

  /**
   * Puts the first screen on the page at once, when all it needs is at hand; gives the path it ended at (a guest's
   * login in place of what he may not enter), or undefined when the screen has to be fetched first.
   */
  begin(path: string, search = ""): string | undefined {
    const engine = this.#engine;
    const found = matchRoute(engine.documents.release.routes, path, search);
    const way = found && guard(found.entry, engine.brand.flags, engine.known);
    if (way === "login") {
      this.#remember(path, search);
      return this.begin(engine.brand.routes.login);
    }
    const document = found && engine.documents.screenAtHand(found.entry.id);
    if (way !== "enter" || !document || this.#chromeMissing(document).length > 0) return undefined;
    if (engine.widgets.missing(document.children, engine.library()).length > 0) return undefined;
    engine.ui.write("stage", { kind: "visit", visit: new Visit(engine, document, found.route) });
    return path;
  }

  /** Enters the screen that `begin` put on the page. */
  async entered(): Promise<void> {
    const { stage } = this.#engine;
    if (stage.kind !== "visit") return;
    this.#engine.track(pageEvent(stage.visit.session.route.path), {});
    await stage.visit.enter();
    stage.visit.shown();
  }

  /** Follows a path to its screen: guard, documents, widgets, visit. Settles when it is entered. */
  async arrive(path: string, search = ""): Promise<void> {
    const engine = this.#engine;
    const { home } = engine.brand.routes;
    const arrival = ++this.#count;
    if (path === "/") return engine.navigator.go(home, { replace: true });
    const found = matchRoute(engine.documents.release.routes, path, search);
    if (!found) return this.#show({ kind: "unknown", path });
    const way = guard(found.entry, engine.brand.flags, engine.known);
    if (way !== "enter") {
      if (way === "login") this.#remember(path, search);
      if (way === "disabled") engine.toasts.show(engine.texts.text("engine.disabled"), "info");
      return engine.navigator.go(engine.brand.routes[way], { replace: true });
    }
    try {
      const document = await this.#fetched(found.entry.id);
      if (arrival === this.#count) await this.enter(new Visit(engine, document, found.route, true));
    } catch (error) {
      if (arrival !== this.#count) return;
      this.#fail(path, search, error);
    }
  }

  /** Shows the error screen where redirects lead round (R15); the way on is to try again. */
  astray(path: string, search: string): void {
    this.#fail(path, search, new Error("redirects lead round"));
  }

  /** Shows a visit from its start. */
  async enter(visit: Visit): Promise<void> {
    const engine = this.#engine;
    this.#show({ kind: "visit", visit });
    engine.host.scrollToTop();
    engine.track(pageEvent(visit.session.route.path), {});
    engine.ui.write("busy", true);
    await visit.enter();
    if (visit.session.open) engine.ui.write("busy", false);
    visit.shown();
  }

  /** A screen's document with all its widgets at hand. @throws when it is not published or cannot be fetched. */
  async #fetched(id: string): Promise<ScreenDocument> {
    const { documents, widgets, ui } = this.#engine;
    const library = this.#engine.library();
    const nodes = ({ children, loading = [] }: ScreenDocument) => [...children, ...loading];
    const atHand = documents.screenAtHand(id);
    if (atHand && this.#chromeMissing(atHand).length === 0 && widgets.missing(nodes(atHand), library).length === 0)
      return atHand;
    ui.write("busy", true);
    const document = atHand ?? (await documents.screen(id));
    if (!document) throw new Error(`screen "${id}" is not published`);
    await Promise.all([widgets.load(nodes(document), library), widgets.loadTypes(this.#chromeMissing(document))]);
    return document;
  }

  /** What is drawn around a screen and is not at hand yet. */
  #chromeMissing({ header, tab }: ScreenDocument): string[] {
    const { chrome, widgets } = this.#engine;
    const around = [...(header === "none" ? [] : [chrome.header]), ...(tab === undefined ? [] : [chrome.tabs])];
    return around.filter((type) => !widgets.get(type));
  }

  /** Where to go after the login (A1). */
  #remember(path: string, search: string): void {
    if (path !== this.#engine.brand.routes.home) this.#engine.state.write("session.wanted", path + search);
  }

  #fail(path: string, search: string, error: unknown): void {
    this.#count++;
    this.#engine.report(error, { path });
    this.#show({ kind: "failed", retry: () => void this.arrive(path, search) });
  }

  #show(stage: Stage): void {
    const engine = this.#engine;
    const before = engine.stage;
    engine.ui.writeAll([
      ["stage", stage],
      ["busy", false],
    ]);
    if (before.kind === "visit") {
      engine.dialogs.leave(before.visit);
      before.visit.leave();
    }
  }
}
