import type { Client } from "../api/client.ts";
import type { Failure } from "../api/failure.ts";
import type { Bound, BoundNodes } from "../document/bind-nodes.ts";
import type { DocumentStore } from "../document/document-store.ts";
import type { PublishedNode, PublishedScreen, PublishedStep } from "../document/published.ts";
import type { Route } from "../navigation/route.ts";
import type { AppState } from "../state/app-state.ts";
import { emptyScope, type Scope } from "../state/scope.ts";
import type { TextSource } from "../text/text-source.ts";
import { Draft } from "./draft.ts";
import { Form } from "./form.ts";
import { type Fail, Reads } from "./reads.ts";
import type { Scene } from "./scene.ts";
import { ScreenSession } from "./screen-session.ts";

/** What a visit needs of the app around it. */
export interface VisitApp {
  readonly state: AppState;
  readonly client: Client;
  readonly documents: Pick<DocumentStore, "rule" | "decision">;
  readonly texts: Pick<TextSource, "text">;
  /** Nodes bound to the brand and the language of now. */
  bound(nodes: readonly PublishedNode[]): BoundNodes;
  /** Runs steps in a visit; gives whether they came to their end. */
  runSteps(steps: readonly PublishedStep[], scene: Scene, scope: Scope): Promise<boolean>;
  /** Acts on a failed read; gives what it is to be repeated with, if it is. */
  readFailed(failure: Failure, visit: Visit): Promise<Readonly<Record<string, unknown>> | undefined>;
}

let visits = 0;

/** One visit of one screen, from entering to leaving: its state, its nodes, and what it runs. */
export class Visit implements Scene {
  /** Unique per visit; the key under which it renders. */
  readonly key = ++visits;
  readonly session: ScreenSession;
  readonly form: Form;
  readonly reads: Reads;
  readonly nodes: readonly Bound[];
  readonly loading: readonly Bound[];
  readonly #app: VisitApp;
  /** Its guard, if it has one, let in. */
  #entered = false;

  /** The user came here by navigating, not by opening the page. */
  readonly arrived: boolean;

  constructor(app: VisitApp, document: PublishedScreen, route: Route, arrived = false) {
    this.#app = app;
    this.arrived = arrived;
    this.session = new ScreenSession(document, route, app.state, app.documents.decision);
    this.form = new Form({
      session: this.session,
      fields: document.form ?? {},
      rules: app.documents.rule,
      say: app.texts.text,
      draft: new Draft(app.state, document, route),
    });
    const failed: Fail = (failure) => app.readFailed(failure, this);
    this.reads = new Reads(this.session, app.client, failed, () => this.form.start());
    const { nodes, fields } = app.bound(document.children);
    this.session.fields = fields;
    this.nodes = nodes;
    this.loading = document.loading ? app.bound(document.loading).nodes : [];
  }

  /** Starts the reads and the steps of entering. */
  async enter(): Promise<void> {
    this.#entered = true;
    // Not sooner: a page that came with its first screen is drawn as it came.
    this.form.resume();
    const reading = this.reads.begin().then(() => this.form.start());
    await this.run(this.session.document.on?.enter ?? []);
    await reading;
  }

  /**
   * Runs what the screen does once its own content shows, such as opening a dialog: at once, or, where a needed read
   * failed, when it has come after all. Nothing waits for that.
   */
  shown(): void {
    const { phase } = this.reads;
    const run = () => {
      if (!this.session.open || phase.read() !== "ready") return;
      stop();
      void this.run(this.session.document.on?.shown ?? []);
    };
    const stop = phase.watch(run);
    run();
  }

  /** Runs what the screen does when somebody looks at it again who was elsewhere, where its own content shows. */
  returned(): void {
    if (this.reads.phase.read() === "ready") void this.run(this.session.document.on?.return ?? []);
  }

  /** Runs the reads once more, after they failed. */
  async retry(): Promise<void> {
    await this.reads.start();
    this.form.start();
  }

  /** Runs the reads again whose part of the screen is missing, or shows as it was when somebody could be reached. */
  async complete(): Promise<void> {
    await this.reads.again();
    this.form.start();
  }

  /** As `complete`, the line being back. */
  async renew(): Promise<void> {
    await this.reads.renew();
    this.form.start();
  }

  /** Cancels reads, runs the steps of leaving and forgets what is secret. */
  leave(): void {
    if (this.#entered) void this.run(this.session.document.on?.leave ?? []);
    this.session.left.abort();
    this.form.end();
    this.form.forget();
  }

  /** Runs steps in this visit. */
  run(steps: readonly PublishedStep[], scope: Scope = emptyScope): Promise<boolean> {
    return this.#app.runSteps(steps, this, scope);
  }
}
