import { textOf } from "../expression/text-of.ts";
import type { Bound, BoundNodes } from "../document/bind-nodes.ts";
import type { DocumentStore } from "../document/document-store.ts";
import type { PublishedDialog, PublishedNode, PublishedStep } from "../document/published.ts";
import { resolveValue } from "../document/value.ts";
import { DialogSession } from "../screen/dialog-session.ts";
import { Form } from "../screen/form.ts";
import type { Scene } from "../screen/scene.ts";
import type { Scope } from "../state/scope.ts";
import type { Watchable } from "../state/watchable.ts";
import type { TextSource } from "../text/text-source.ts";
import type { WidgetRegistry } from "../widget/widget-registry.ts";

/** How a dialog ended; `open`: it did not show, for it is on the page already, and how that one ends. */
export type DialogResult =
  | { readonly dismissed: true; readonly open?: Promise<DialogResult> }
  | { readonly dismissed: false; readonly value: unknown };

/** A dialog that is open. */
export interface OpenDialog {
  readonly key: number;
  readonly document: PublishedDialog;
  readonly title: string;
  readonly nodes: readonly Bound[];
  readonly scope: Scope;
  /** Where its nodes show and its steps run: its own form over the screen's state. */
  readonly scene: Scene;
  readonly settle: (result: DialogResult) => void;
}

/** What dialogs need of the app around them. */
export interface DialogsApp {
  readonly documents: Pick<DocumentStore, "dialog" | "rule">;
  readonly widgets: WidgetRegistry;
  readonly texts: Pick<TextSource, "text">;
  /** The widget that frames a dialog. */
  readonly chrome: { readonly dialog: string };
  bound(nodes: readonly PublishedNode[]): BoundNodes;
  runSteps(steps: readonly PublishedStep[], scene: Scene, scope: Scope): Promise<boolean>;
}

/** A dialog's own scene. */
type DialogScene = Scene & { readonly session: DialogSession };

let opened = 0;

/** The stack of open dialogs; each belongs to a visit and dies with it (D7). */
export class Dialogs {
  readonly #app: DialogsApp;
  readonly #stack: Watchable<readonly OpenDialog[]>;
  readonly #open = new Map<string, Promise<DialogResult>>();

  constructor(app: DialogsApp, stack: Watchable<readonly OpenDialog[]>) {
    this.#app = app;
    this.#stack = stack;
  }

  get stack(): readonly OpenDialog[] {
    return this.#stack.read();
  }

  async open(id: string, given: Readonly<Record<string, unknown>>, under: Scene): Promise<DialogResult> {
    // The same dialog is on the page once, however many failures ask for it at the same time (R52).
    const open = this.#open.get(id);
    if (open) return { dismissed: true, open };
    const shown = this.#show(id, given, under);
    this.#open.set(id, shown);
    try {
      return await shown;
    } finally {
      // The screen may have been left, and the next one asks the same by now.
      if (this.#open.get(id) === shown) this.#open.delete(id);
    }
  }

  async #show(id: string, given: Readonly<Record<string, unknown>>, under: Scene): Promise<DialogResult> {
    const document = await this.#app.documents.dialog(id);
    if (!document) throw new Error(`unknown dialog "${id}"`);
    const { widgets, chrome } = this.#app;
    const { nodes, fields, widgets: needed } = this.#app.bound(document.children);
    await widgets.load([...needed, chrome.dialog]);
    const scope: Scope = { with: given };
    const scene = this.#scene(document, under, fields, scope);
    // Whoever left while it was fetched is asked nothing where he is now (R39).
    if (!under.session.open) return { dismissed: true };
    const using = { reader: scene.session.reader(scope), text: this.#app.texts.text };
    const title = document.title === undefined ? "" : textOf(resolveValue(document.title, using));
    const ended = new Promise<DialogResult>((settle) => {
      this.#stack.write([...this.stack, { key: ++opened, document, title, nodes, scope, scene, settle }]);
    });
    void scene.run(document.on?.open ?? [], scope);
    const result = await ended;
    scene.session.closed.abort();
    scene.form.forget();
    await scene.run(document.on?.close ?? [], scope);
    return result;
  }

  #scene(document: PublishedDialog, under: Scene, fields: BoundNodes["fields"], scope: Scope): DialogScene {
    const session = new DialogSession(under.session, fields);
    const form = new Form({
      session,
      fields: document.form ?? {},
      rules: this.#app.documents.rule,
      say: this.#app.texts.text,
      scope,
      prefix: `${document.id}-`,
    });
    const run = (steps: readonly PublishedStep[], inside = scope) => this.#app.runSteps(steps, scene, inside);
    const scene: DialogScene = { session, form, reads: under.reads, run };
    return scene;
  }

  /** Forgets what is sensitive in every form that is open. */
  forget(): void {
    for (const { scene } of this.stack) scene.form.forget();
  }

  /** Closes the innermost dialog. */
  close(result: DialogResult): void {
    this.#end(this.stack.slice(-1), result);
  }

  /** The user put it away; a dialog that must be answered stays. Gives whether it closed. */
  dismiss(): boolean {
    if (this.stack.at(-1)?.document.closable === false) return false;
    this.close({ dismissed: true });
    return true;
  }

  /** Puts away every dialog of a visit that ends. */
  leave({ session }: Scene): void {
    this.#end(
      this.stack.filter(({ scene }) => scene.session.left === session.left),
      { dismissed: true },
    );
  }

  #end(ended: readonly OpenDialog[], result: DialogResult): void {
    this.#stack.write(this.stack.filter((open) => !ended.includes(open)));
    for (const { document, settle } of ended) {
      this.#open.delete(document.id);
      settle(result);
    }
  }
}
