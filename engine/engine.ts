import { Catalogue } from "./api/catalogue.ts";
import type { Client } from "./api/client.ts";
import type { Bridge } from "./bridge/bridge.ts";
import type { Library } from "./document/compile.ts";
import type { Decided } from "./document/decide.ts";
import type { DocumentStore } from "./document/document-store.ts";
import type { BrandDocument, ScreenDocument } from "./document/types.ts";
import { Dialogs } from "./host/dialogs.ts";
import type { Host, Navigator } from "./host/host.ts";
import { type ToastTiming, Toasts } from "./host/toasts.ts";
import { guard } from "./navigation/guard.ts";
import { matchRoute } from "./navigation/match-route.ts";
import { safeTarget } from "./navigation/safe-target.ts";
import type { Visit as VisitType } from "./screen/visit.ts";
import { Visit } from "./screen/visit.ts";
import type { AppState } from "./state/app-state.ts";
import { Cells } from "./state/cells.ts";
import type { Locale } from "./text/locale.ts";
import type { TextSource } from "./text/text-source.ts";
import { pageEvent } from "./tracking/page-event.ts";
import type { WidgetComponent } from "./widget.ts";
import type { WidgetRegistry } from "./widget-registry.ts";

/** An effective brand as far as the engine reads it. */
export type Brand = BrandDocument & {
  readonly routes: Readonly<Record<"home" | "login", string>>;
  readonly lists: { readonly allowList: readonly string[] };
};

/** A widget above every screen, shown while the value at a path of the app's state is `is`. */
export interface ChromeBar {
  readonly widget: string;
  readonly path: string;
  readonly is: unknown;
}

/** Which widgets draw what is around a screen. */
export interface Chrome {
  readonly header: string;
  readonly tabs: string;
  readonly toast: string;
  readonly dialog: string;
  readonly failure: string;
  readonly menuEntry: string;
  readonly bars?: readonly ChromeBar[];
}

export interface EngineOptions {
  readonly brand: Brand;
  readonly state: AppState;
  readonly documents: DocumentStore;
  readonly texts: TextSource;
  readonly widgets: WidgetRegistry;
  readonly chrome: Chrome;
  readonly client: Client;
  readonly host: Host;
  readonly bridge: Bridge;
  readonly toastTiming: ToastTiming;
  /** The formatters of the current language. */
  locale(texts: TextSource): Locale;
  /** Loads the texts of a language that is not at hand. */
  readonly loadTexts: (language: string) => Promise<void>;
  readonly track: (event: string, data: Readonly<Record<string, unknown>>, path: string) => void;
  /** Session values that outlive a logout (the brand's codes). */
  readonly keptOnLogout: readonly string[];
}

/** What is shown: a visit, or why there is none. */
export type Stage =
  | { readonly kind: "visit"; readonly visit: VisitType }
  | { readonly kind: "unknown"; readonly path: string }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "empty" };

/** Everything one running app consists of. Knows no React; the page renders what `ui` says. */
export class Engine {
  readonly brand: Brand;
  readonly state: AppState;
  readonly documents: DocumentStore;
  readonly texts: TextSource;
  readonly widgets: WidgetRegistry;
  readonly chrome: Chrome;
  readonly client: Client;
  readonly host: Host;
  readonly bridge: Bridge;
  readonly catalogue: Catalogue;
  readonly toasts: Toasts;
  readonly dialogs: Dialogs;
  /** What the page shows: `stage`, `busy`, `toast`, `dialogs`, `language`, and `leaving` at a logout. */
  readonly ui = new Cells(["stage", "busy", "toast", "dialogs", "language", "leaving"]);
  /** Set by the router before anything navigates. */
  navigator: Navigator = { go: () => undefined, back: () => undefined, holdBack: () => () => undefined };
  locale: Locale;
  readonly #options: EngineOptions;
  /** Counts arrivals, so that only the latest one is shown. */
  #arrivals = 0;

  constructor(options: EngineOptions) {
    this.#options = options;
    this.brand = options.brand;
    this.state = options.state;
    this.documents = options.documents;
    this.texts = options.texts;
    this.widgets = options.widgets;
    this.chrome = options.chrome;
    this.client = options.client;
    this.host = options.host;
    this.bridge = options.bridge;
    this.catalogue = new Catalogue(options.documents.release.catalogue);
    this.toasts = new Toasts(this.ui, options.toastTiming);
    this.dialogs = new Dialogs(this, this.ui);
    this.locale = options.locale(options.texts);
    this.ui.writeAll([
      ["stage", { kind: "empty" }],
      ["language", options.texts.language],
    ]);
    this.state.cells.write("brand", options.brand);
  }

  /** What compiling looks up, with this brand and language. */
  library(): Library<WidgetComponent> {
    const { part, section, menu } = this.documents;
    return {
      part,
      section,
      menu,
      widget: this.widgets.get,
      text: this.texts.text,
      brand: this.brand,
      menuEntry: this.chrome.menuEntry,
    };
  }

  /** Whether someone is logged in. */
  get known(): boolean {
    return typeof this.state.read("session.token") === "string";
  }

  /** Whether this very place is already shown (a page that came with its first screen). */
  isAt(path: string, search: string): boolean {
    const { stage } = this;
    if (stage.kind !== "visit" || this.#arrivals > 0) return false;
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
    const found = matchRoute(this.documents.release.routes, path, search);
    const way = found && guard(found.entry.access, this.known);
    if (way === "login") {
      this.#remember(path, search);
      return this.begin(this.brand.routes.login);
    }
    const document = found && this.documents.screenAtHand(found.entry.id);
    if (way !== "enter" || !document || this.#chromeMissing(document).length > 0) return undefined;
    if (this.widgets.missing(document.children, this.library()).length > 0) return undefined;
    this.ui.write("stage", { kind: "visit", visit: new Visit(this, document, found.route) });
    return path;
  }

  /** Enters the screen that `begin` put on the page. */
  async entered(): Promise<void> {
    const { stage } = this;
    if (stage.kind !== "visit") return;
    this.track(pageEvent(stage.visit.session.route.path), {});
    await stage.visit.enter();
    stage.visit.shown();
  }

  /** Follows a path to its screen: guard, documents, widgets, visit. Settles when it is entered. */
  async arrive(path: string, search = ""): Promise<void> {
    const arrival = ++this.#arrivals;
    if (path === "/") {
      this.navigator.go(this.brand.routes.home, { replace: true });
      return;
    }
    const found = matchRoute(this.documents.release.routes, path, search);
    if (!found) {
      this.#show({ kind: "unknown", path });
      return;
    }
    const way = guard(found.entry.access, this.known);
    if (way !== "enter") {
      if (way === "login") this.#remember(path, search);
      this.navigator.go(this.brand.routes[way], { replace: true });
      return;
    }
    try {
      let document = this.documents.screenAtHand(found.entry.id);
      const library = this.library();
      const nodes = () => [...(document?.children ?? []), ...(document?.loading ?? [])];
      if (!document || this.#chromeMissing(document).length > 0 || this.widgets.missing(nodes(), library).length > 0) {
        this.ui.write("busy", true);
        document ??= await this.documents.screen(found.entry.id);
        await Promise.all([
          this.widgets.load(nodes(), library),
          document && this.widgets.loadTypes(this.#chromeMissing(document)),
        ]);
        if (arrival !== this.#arrivals) return;
      }
      if (!document) throw new Error(`screen "${found.entry.id}" is not published`);
      await this.#enter(new Visit(this, document, found.route, true));
    } catch (error) {
      if (arrival !== this.#arrivals) return;
      this.report(error, { path });
      this.#show({ kind: "failed", retry: () => void this.arrive(path, search) });
    }
  }

  /** What is drawn around a screen and is not at hand yet. */
  #chromeMissing({ header, tab }: ScreenDocument): string[] {
    const { chrome, widgets } = this;
    const around = [...(header === "none" ? [] : [chrome.header]), ...(tab === undefined ? [] : [chrome.tabs])];
    return around.filter((type) => !widgets.get(type));
  }

  /** Where to go after the login (A1). */
  #remember(path: string, search: string): void {
    if (path !== this.brand.routes.home) this.state.write("session.wanted", path + search);
  }

  async #enter(visit: VisitType): Promise<void> {
    this.#show({ kind: "visit", visit });
    this.host.scrollToTop();
    this.track(pageEvent(visit.session.route.path), {});
    this.ui.write("busy", true);
    await visit.enter();
    if (visit.session.open) this.ui.write("busy", false);
    visit.shown();
  }

  #show(stage: Stage): void {
    const before = this.stage;
    this.ui.writeAll([
      ["stage", stage],
      ["busy", false],
    ]);
    if (before.kind === "visit") {
      this.dialogs.leave(before.visit);
      before.visit.leave();
    }
  }

  get stage(): Stage {
    return this.ui.read("stage") as Stage;
  }

  /**
   * Follows an address that came from outside: an own route, or out of the app to an allowed host; anything else leads
   * home and is tracked (R16).
   */
  lead(address: unknown): void {
    const { home } = this.brand.routes;
    const target = safeTarget(address, this.documents.release.routes, this.brand.lists.allowList);
    if (target?.kind === "outside") return this.host.open(target.url);
    if (!target) this.track("refused_url", {});
    this.navigator.go(target?.to ?? home, { replace: true });
  }

  /**
   * Stores an identity; whatever belonged to the visit before is gone (F8). Follows `to` when it is given, else goes
   * where the user wanted to go.
   */
  login(identity: Readonly<Record<string, unknown>>, to?: unknown): void {
    this.state.wipe("journey");
    this.client.forget();
    for (const [name, value] of Object.entries(identity)) this.state.write(`session.${name}`, value);
    const wanted = this.state.read("session.wanted");
    this.state.write("session.wanted", undefined);
    if (to !== undefined) this.lead(to);
    else this.navigator.go(typeof wanted === "string" ? wanted : this.brand.routes.home, { replace: true });
  }

  /**
   * Forgets the session and the journey, whether or not anyone can be reached (R53). Before that `ui.leaving` says it,
   * and whether the user meant every tab.
   */
  logout(everywhere = false): void {
    this.ui.write("leaving", { everywhere });
    this.state.wipe("journey");
    this.state.wipe("session", this.#options.keptOnLogout);
    this.client.forget();
  }

  /** Speaks another language from now on (B7); the screen is entered anew. */
  async switchLanguage(language: string): Promise<void> {
    if (!this.texts.has(language)) await this.#options.loadTexts(language);
    await this.texts.use(language);
    this.state.write("device.language", language);
    this.locale = this.#options.locale(this.texts);
    this.ui.write("language", language);
    const { stage } = this;
    if (stage.kind === "visit") {
      const { document, route } = stage.visit.session;
      await this.#enter(new Visit(this, document, route, true));
    }
  }

  /** Keeps and tracks what a decision came to. */
  decided(id: string, taken: Decided): void {
    this.ui.write("decision.last", { id, ...taken });
    // What a page for the brand's owner may show: names alone, none of the values that were read.
    const tried = taken.trace.map(({ row }) => row);
    this.state.cells.write("env.decision", { id, row: taken.row, because: taken.because, tried });
    this.track("decision", { decision: id, row: taken.row });
  }

  track(event: string, data: Readonly<Record<string, unknown>>): void {
    const path = this.stage.kind === "visit" ? this.stage.visit.session.route.path : "";
    this.#options.track(event, data, path);
  }

  /** A fault of our own: tracked with its place, never with its values. */
  report(error: unknown, place: Readonly<Record<string, unknown>>): void {
    const { name, message } = error instanceof Error ? error : { name: "Error", message: String(error) };
    this.track("fault", { ...place, name, message: message.slice(0, 200) });
  }
}
