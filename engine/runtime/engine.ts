import type { App } from "../verbs/verb.ts";
import { readFailed, runSteps, sayLast, settleUnasked } from "../verbs/run-steps.ts";
import { Arrivals, type ArrivalsApp } from "./arrivals.ts";
import { Catalogue } from "../api/catalogue.ts";
import type { Bridge } from "../bridge/bridge.ts";
import type { Client } from "../api/client.ts";
import { type Failure, failure } from "../api/failure.ts";
import type { Pending } from "../api/sender.ts";
import { bindNodes, type BoundNodes } from "../document/bind-nodes.ts";
import type { Decided } from "../document/decide.ts";
import type { DocumentStore } from "../document/document-store.ts";
import type { PublishedNode, PublishedStep } from "../document/published.ts";
import type { Brand } from "../document/types.ts";
import type { Chrome, EngineOptions } from "./engine-options.ts";
import { Dialogs, type DialogsApp } from "../host/dialogs.ts";
import { messageOf } from "../expression/message-of.ts";
import type { Host, Navigator } from "../host/host.ts";
import { Toasts } from "../host/toasts.ts";
import type { Gate } from "../navigation/gate.ts";
import { safeTarget } from "../navigation/safe-target.ts";
import type { Scene } from "../screen/scene.ts";
import { Visit } from "../screen/visit.ts";
import type { Stage } from "../screen/stage.ts";
import type { AppState } from "../state/app-state.ts";
import { emptyScope, type Scope } from "../state/scope.ts";
import type { Locale } from "../text/locale.ts";
import type { TextSource } from "../text/text-source.ts";
import type { WidgetRegistry } from "../widget/widget-registry.ts";
import { Ui } from "./ui.ts";

/** Everything one running app consists of. Knows no React; the page renders what `ui` says. */
export class Engine implements App, ArrivalsApp, DialogsApp {
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
  readonly ui: Ui;
  readonly pageInitDelay: number;
  /** Set by the router before anything navigates. */
  navigator: Navigator = { go: () => undefined, back: () => undefined, holdBack: () => () => undefined };
  locale: Locale;
  unheard: Failure | undefined;
  ending: AbortController | undefined;
  /** How the app comes to its screens. */
  readonly arrivals = new Arrivals(this);
  readonly #options: EngineOptions;
  #bound = new WeakMap<readonly PublishedNode[], BoundNodes>();

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
    this.ui = new Ui(options.texts.language);
    this.toasts = new Toasts(this.ui.toast, options.toastTiming);
    this.dialogs = new Dialogs(this, this.ui.dialogs);
    this.pageInitDelay = options.pageInitDelay;
    this.locale = options.locale(options.texts);
    this.state.cells.write("brand", options.brand);
    this.state.cells.write("env.language", options.texts.language);
  }

  /** Published nodes bound to this brand and the language of now, once each. */
  bound(nodes: readonly PublishedNode[]): BoundNodes {
    let bound = this.#bound.get(nodes);
    if (!bound) {
      const { section, menu } = this.documents;
      const { brand, chrome, texts } = this;
      const { menuEntry, more } = chrome;
      bound = bindNodes(nodes, { section, menu, brand, text: texts.text, menuEntry, more });
      this.#bound.set(nodes, bound);
    }
    return bound;
  }

  /** Whether someone is logged in. */
  get known(): boolean {
    return typeof this.state.read("session.token") === "string";
  }

  /** How a visit runs steps. */
  runSteps(steps: readonly PublishedStep[], scene: Scene, scope: Scope): Promise<boolean> {
    return runSteps(steps, { app: this, scene, scope });
  }

  /** Runs the guard of a visit's screen; when it lets in or leads elsewhere for no reason that was told, says so. */
  async runGuard(visit: Visit, gate: Gate): Promise<void> {
    const at = { app: this, scene: visit, scope: emptyScope, gate };
    await runSteps(visit.session.document.guard ?? [], at);
    if (visit.session.open && gate.state === "shut" && !gate.told) await sayLast(at);
  }

  /** Runs the guard of the visit that is shown once more, when a scene of it asks; gives whether it keeps nobody out. */
  async readmit({ session }: Scene): Promise<boolean> {
    const { stage } = this;
    if (stage.kind !== "visit" || stage.visit.session.left !== session.left) return false;
    const { state } = await this.arrivals.pass(stage.visit);
    return state === "open" || stage.visit.session.document.guard === undefined;
  }

  /** What a visit does about a failed read. */
  readFailed(failure: Failure, visit: Visit): Promise<Readonly<Record<string, unknown>> | undefined> {
    return readFailed(failure, { app: this, scene: visit, scope: emptyScope });
  }

  /** Asks what became of a call that was sent before, and says so, without anybody pressing; where a screen is. */
  async settle({ call, key }: Pick<Pending, "call" | "key">): Promise<void> {
    const { stage } = this;
    if (stage.kind !== "visit") return;
    const found = { ...failure("unsettled"), call, content: { key, why: "", other: true } };
    await settleUnasked(found, { app: this, scene: stage.visit, scope: emptyScope });
  }

  get stage(): Stage {
    return this.ui.stage.read();
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
    this.unheard = undefined;
    this.ending = undefined;
    this.state.wipe("journey");
    this.state.wipe("typed");
    this.state.disown(identity.userGid);
    this.client.forget();
    for (const [name, value] of Object.entries(identity)) this.state.write(`session.${name}`, value);
    const wanted = this.state.read("session.wanted");
    for (const name of ["wanted", "ended"]) this.state.write(`session.${name}`, undefined);
    if (to !== undefined) this.lead(to);
    else this.navigator.go(typeof wanted === "string" ? wanted : this.brand.routes.home, { replace: true });
  }

  /**
   * Forgets the session and the journey, whether or not anyone can be reached (R53). Before that `ui.leaving` says it,
   * and whether the user meant every tab. With `back` the next login leads to the path that is left (A1).
   */
  logout(everywhere = false, back = false): void {
    const { stage, known } = this;
    this.unheard = undefined;
    this.ui.leaving.write({ everywhere });
    this.state.wipe("journey");
    this.state.wipe("typed");
    this.state.wipe("session", this.#options.keptOnLogout);
    if (known) this.state.write("session.ended", true);
    if (back && stage.kind === "visit") this.arrivals.remember(stage.visit.session.route.path);
    this.state.disown();
    this.client.forget();
    this.client.known?.forget();
  }

  /** Speaks another language from now on (B7); the screen is entered anew. */
  async switchLanguage(language: string): Promise<void> {
    if (!this.texts.has(language)) await this.#options.loadTexts(language);
    await this.texts.use(language);
    this.#bound = new WeakMap();
    this.state.write("device.language", language);
    this.state.write("env.language", language);
    this.locale = this.#options.locale(this.texts);
    this.ui.language.write(language);
    const { stage } = this;
    if (stage.kind === "visit") {
      const { document, route } = stage.visit.session;
      await this.arrivals.enter(new Visit(this, document, route, true));
    }
  }

  /** Keeps and tracks what a decision came to. */
  decided(id: string, taken: Decided): void {
    this.client.permits.took(id, taken.row);
    this.ui.decision.write({ id, ...taken });
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
    const name = error instanceof Error ? error.name : "Error";
    this.track("fault", { ...place, name, message: messageOf(error).slice(0, 200) });
  }
}
