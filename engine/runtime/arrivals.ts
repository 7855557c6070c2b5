import type { Failure } from "../api/failure.ts";
import type { DocumentStore } from "../document/document-store.ts";
import { PartLost } from "../document/part-lost.ts";
import type { PublishedScreen } from "../document/published.ts";
import type { Brand } from "../document/types.ts";
import type { Chrome } from "./engine-options.ts";
import type { Dialogs } from "../host/dialogs.ts";
import type { Host, Navigator } from "../host/host.ts";
import type { Toasts } from "../host/toasts.ts";
import { admission } from "../navigation/admission.ts";
import { Gate } from "../navigation/gate.ts";
import { matchRoute } from "../navigation/match-route.ts";
import { Visit, type VisitApp } from "../screen/visit.ts";
import type { Stage } from "../screen/stage.ts";
import type { TextSource } from "../text/text-source.ts";
import { pageEvent } from "../tracking/page-event.ts";
import type { WidgetRegistry } from "../widget/widget-registry.ts";
import type { Ui } from "./ui.ts";

/** What arriving needs of the app around it. */
export interface ArrivalsApp extends VisitApp {
  readonly brand: Brand;
  readonly chrome: Chrome;
  readonly dialogs: Dialogs;
  readonly documents: DocumentStore;
  readonly host: Host;
  /** Whether someone is logged in. */
  readonly known: boolean;
  readonly navigator: Navigator;
  readonly stage: Stage;
  readonly texts: TextSource;
  readonly toasts: Toasts;
  readonly ui: Pick<Ui, "stage" | "busy">;
  readonly widgets: WidgetRegistry;
  track(event: string, data: Readonly<Record<string, unknown>>): void;
  report(error: unknown, place: Readonly<Record<string, unknown>>): void;
  /** Runs the guard of a visit's screen; the gate says what it came to. */
  runGuard(visit: Visit, gate: Gate): Promise<void>;
  /** What ends the session, while nobody has answered it. */
  readonly unheard: Failure | undefined;
}

/** How the app comes to a screen: the guard, the documents, the widgets, and the visit that is shown. */
export class Arrivals {
  readonly #app: ArrivalsApp;
  /** Counts arrivals, so that only the latest one is shown. */
  #count = 0;
  /** The visit whose guard runs. */
  #guarded: Visit | undefined;
  /** Where the user is on his way to, and where he was let in last. */
  #address = "";
  #stood = "";

  constructor(app: ArrivalsApp) {
    this.#app = app;
  }

  /** Whether this very place is already shown (a page that came with its first screen). */
  isAt(path: string, search: string): boolean {
    const { stage } = this.#app;
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
    const app = this.#app;
    const found = matchRoute(app.documents.release.routes, path, search);
    const way = found && admission(found.entry, app.brand.flags, app.known);
    if (way === "login") {
      this.remember(path, search);
      return this.begin(app.brand.routes.login);
    }
    const document = found && app.documents.screenAtHand(found.entry.id);
    if (way !== "enter" || !document || document.guard || this.#chromeMissing(document).length > 0) return undefined;
    if (app.widgets.missing(app.bound(document.children).widgets).length > 0) return undefined;
    app.ui.stage.write({ kind: "visit", visit: new Visit(app, document, found.route) });
    this.#address = this.#stood = path + search;
    return path;
  }

  /** Enters the screen that `begin` put on the page. */
  async entered(): Promise<void> {
    const { stage } = this.#app;
    if (stage.kind !== "visit") return;
    this.#app.track(pageEvent(stage.visit.session.route.path), {});
    await stage.visit.enter();
    stage.visit.shown();
  }

  /**
   * Another address was entered: a guard that still runs has nothing more to say, and what it asks goes away, for nobody
   * waits for its screen any more (R39). Gives whether there was one.
   */
  giveUp(): boolean {
    const visit = this.#guarded;
    if (!visit) return false;
    this.#guarded = undefined;
    visit.session.left.abort();
    this.#app.dialogs.leave(visit);
    return true;
  }

  /** Follows a path to its screen: guard, documents, widgets, visit. Settles when it is entered. */
  async arrive(path: string, search = ""): Promise<void> {
    const app = this.#app;
    const { home } = app.brand.routes;
    const arrival = ++this.#count;
    this.giveUp();
    this.#address = path + search;
    if (path === "/") return app.navigator.go(home, { replace: true });
    const found = matchRoute(app.documents.release.routes, path, search);
    if (!found) return this.#show({ kind: "unknown", path });
    const way = admission(found.entry, app.brand.flags, app.known);
    if (way !== "enter") {
      if (way === "login") this.remember(path, search);
      if (way === "disabled") app.toasts.show(app.texts.text("engine.disabled"), "info");
      return app.navigator.go(way === "disabled" ? this.#elsewhere() : app.brand.routes[way], { replace: true });
    }
    try {
      const document = await this.#fetched(found.entry.id);
      if (arrival !== this.#count) return;
      await app.host.turn(async () => {
        // Somebody went on while the screen before was looked at.
        if (arrival === this.#count) await this.enter(new Visit(app, document, found.route, true));
      });
    } catch (error) {
      if (arrival !== this.#count) return;
      this.#fail(path, search, error);
    }
  }

  /** Where somebody goes whose screen the brand has closed: where it says, or whoever may not enter there (a guest) to its entry. */
  #elsewhere(): string {
    const { brand, documents, known } = this.#app;
    const { disabled, entry } = brand.routes;
    const found = matchRoute(documents.release.routes, disabled, "");
    return found && admission(found.entry, brand.flags, known) === "enter" ? disabled : entry;
  }

  /** Shows the error screen where redirects lead round (R15); the way on is to try again. */
  astray(path: string, search: string): void {
    this.#fail(path, search, new Error("redirects lead round"));
  }

  /** Shows a visit from its start: as it loads, until its guard lets in. */
  async enter(visit: Visit): Promise<void> {
    const app = this.#app;
    this.#show({ kind: "visit", visit });
    app.host.scrollToTop();
    app.ui.busy.write(true);
    if (visit.session.document.guard && !(await this.#admitted(visit))) return;
    this.#stood = this.#address;
    app.track(pageEvent(visit.session.route.path), {});
    // The screen before was left with it (X2).
    if (app.unheard) void app.readFailed(app.unheard, visit);
    await visit.enter();
    if (visit.session.open) app.ui.busy.write(false);
    visit.shown();
  }

  /** Runs the guard of a visit's screen, if it has one; the gate says what it came to. */
  async pass(visit: Visit): Promise<Gate> {
    const { documents } = this.#app;
    const gate = new Gate((target) => {
      const [path = "", search = ""] = target.split(/(?=\?)/);
      return matchRoute(documents.release.routes, path, search)?.entry.id === visit.session.id;
    });
    if (visit.session.document.guard) await this.#app.runGuard(visit, gate);
    return gate;
  }

  /** Whether a screen's guard lets in; who is neither let in nor led elsewhere is led back to where he was. */
  async #admitted(visit: Visit): Promise<boolean> {
    const app = this.#app;
    const arrival = this.#count;
    this.#guarded = visit;
    const gate = await this.pass(visit);
    if (this.#guarded === visit) this.#guarded = undefined;
    if (arrival !== this.#count || !visit.session.open) return false;
    if (gate.state === "open") return true;
    if (gate.state === "elsewhere") return false;
    const back = [this.#stood, app.brand.routes.home].find((address) => address !== "" && address !== this.#address);
    if (back === undefined) this.#fail(visit.session.route.path, "", new Error("the guard of home does not let in"));
    else app.navigator.go(back, { replace: true });
    return false;
  }

  /** A screen's document with all its widgets at hand. @throws when it is not published or cannot be fetched. */
  async #fetched(id: string): Promise<PublishedScreen> {
    const { documents, widgets, ui } = this.#app;
    const atHand = documents.screenAtHand(id);
    if (atHand && widgets.missing(this.#widgetsOf(atHand)).length === 0) return atHand;
    ui.busy.write(true);
    const document = atHand ?? (await documents.screen(id));
    if (!document) throw new Error(`screen "${id}" is not published`);
    await widgets.load(this.#widgetsOf(document));
    return document;
  }

  /** Every widget that a screen may show. */
  #widgetsOf(document: PublishedScreen): string[] {
    const { children, loading } = document;
    const lists = loading ? [children, loading] : [children];
    return [...lists.flatMap((nodes) => [...this.#app.bound(nodes).widgets]), ...this.#chromeMissing(document)];
  }

  /** What is drawn around a screen and is not at hand yet. */
  #chromeMissing({ header, tab }: PublishedScreen): string[] {
    const { chrome, widgets } = this.#app;
    const around = [...(header === "none" ? [] : [chrome.header]), ...(tab === undefined ? [] : [chrome.tabs])];
    return around.filter((type) => !widgets.get(type));
  }

  /** Where to go after the login (A1); once somebody has logged out here without what it names, which may be his (R54). */
  remember(path: string, search = ""): void {
    const { brand, state } = this.#app;
    if (path === brand.routes.home) return;
    state.write("session.wanted", state.read("session.ended") === true ? path : path + search);
  }

  #fail(path: string, search: string, error: unknown): void {
    this.#count++;
    this.#app.report(error, { path });
    const why = error instanceof PartLost ? error.why : undefined;
    this.#show({ kind: "failed", why, retry: () => void this.arrive(path, search) });
  }

  #show(stage: Stage): void {
    const app = this.#app;
    const before = app.stage;
    app.ui.busy.write(false);
    app.ui.stage.write(stage);
    if (before.kind === "visit") {
      app.toasts.leave();
      app.dialogs.leave(before.visit);
      before.visit.leave();
    }
  }
}
