import { runEntry, runSteps } from "../action/run-steps.ts";
import type { Failure } from "../api/failure.ts";
import { type Compiled, compileNodes } from "../document/compile.ts";
import type { ScreenDocument, Step } from "../document/types.ts";
import type { Engine } from "../engine.ts";
import { emptyScope, type Scope } from "../state/scope.ts";
import type { WidgetComponent } from "../widget.ts";
import { Form } from "./form.ts";
import { Reads } from "./reads.ts";
import { type Route, ScreenSession } from "./screen-session.ts";

let visits = 0;

/** One visit of one screen, from entering to leaving: its state, its compiled nodes, and what it runs. */
export class Visit {
  /** Unique per visit; the key under which it renders. */
  readonly key = ++visits;
  readonly session: ScreenSession;
  readonly form: Form;
  readonly reads: Reads;
  readonly nodes: readonly Compiled<WidgetComponent>[];
  readonly loading: readonly Compiled<WidgetComponent>[];
  readonly #engine: Engine;

  /** The user came here by navigating, not by opening the page. */
  readonly arrived: boolean;

  constructor(engine: Engine, document: ScreenDocument, route: Route, arrived = false) {
    this.#engine = engine;
    this.arrived = arrived;
    this.session = new ScreenSession(document, route, engine.state);
    this.form = new Form(this.session, engine.documents.rule, engine.texts.text);
    this.reads = new Reads(this.session, engine.client, (failure) => this.#readFailed(failure));
    const library = engine.library();
    const compiled = compileNodes(document.children, library);
    this.session.addFields(compiled.fields);
    this.nodes = compiled.nodes;
    this.loading = compileNodes(document.loading ?? [], library).nodes;
  }

  /** Starts the reads and the steps of entering. */
  async enter(): Promise<void> {
    const reading = this.reads.start().then(() => this.form.start());
    await this.run(this.session.document.on?.enter ?? []);
    await reading;
  }

  /**
   * Runs what the screen does once its own content shows, such as opening a dialog: at once, or, where a needed read
   * failed, when it has come after all. Nothing waits for that.
   */
  shown(): void {
    const { cells, document } = this.session;
    const { cell } = cells.place("page.phase");
    const run = () => {
      if (!this.session.open || cell.value !== "ready") return;
      stop();
      void this.run(document.on?.shown ?? []);
    };
    const stop = cells.watch(cell, run);
    run();
  }

  /** Runs the reads once more, after they failed. */
  async retry(): Promise<void> {
    await this.reads.start();
    this.form.start();
  }

  /** Cancels reads, runs the steps of leaving and forgets what is secret. */
  leave(): void {
    void this.run(this.session.document.on?.leave ?? []);
    this.session.left.abort();
    this.form.forget();
  }

  /** Runs steps in this visit. */
  run(steps: readonly Step[], scope: Scope = emptyScope): Promise<boolean> {
    return runSteps(steps, { engine: this.#engine, visit: this, scope });
  }

  /** Only what concerns the whole app is acted on; the screen shows the rest itself. */
  async #readFailed(failure: Failure): Promise<Readonly<Record<string, unknown>> | undefined> {
    const entry = this.#engine.catalogue.find(failure, this.session.id);
    if (!entry?.always && failure.kind !== "timeout" && failure.kind !== "network") return undefined;
    return runEntry(entry?.then ?? [], failure, { engine: this.#engine, visit: this, scope: emptyScope });
  }
}
