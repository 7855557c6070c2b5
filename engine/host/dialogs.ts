import { textOf } from "../expression/text-of.ts";
import type { Bound, BoundNodes } from "../document/bind-nodes.ts";
import type { DocumentStore } from "../document/document-store.ts";
import type { PublishedDialog, PublishedNode } from "../document/published.ts";
import { resolveValue } from "../document/value.ts";
import type { Visit } from "../screen/visit.ts";
import type { Cells } from "../state/cells.ts";
import type { Scope } from "../state/scope.ts";
import type { TextSource } from "../text/text-source.ts";
import type { WidgetRegistry } from "../widget/widget-registry.ts";

/** How a dialog ended. */
export type DialogResult = { readonly dismissed: true } | { readonly dismissed: false; readonly value: unknown };

/** A dialog that is open. */
export interface OpenDialog {
  readonly key: number;
  readonly document: PublishedDialog;
  readonly title: string;
  readonly nodes: readonly Bound[];
  readonly scope: Scope;
  readonly visit: Visit;
  readonly settle: (result: DialogResult) => void;
}

/** What dialogs need of the app around them. */
export interface DialogsApp {
  readonly documents: Pick<DocumentStore, "dialog">;
  readonly widgets: WidgetRegistry;
  readonly texts: Pick<TextSource, "text">;
  /** The widget that frames a dialog. */
  readonly chrome: { readonly dialog: string };
  bound(nodes: readonly PublishedNode[]): BoundNodes;
}

let opened = 0;

/** The stack of open dialogs; each belongs to a visit and dies with it (D7). */
export class Dialogs {
  readonly #app: DialogsApp;
  readonly #ui: Cells;
  readonly #open = new Set<string>();

  constructor(app: DialogsApp, ui: Cells) {
    this.#app = app;
    this.#ui = ui;
    ui.write("dialogs", []);
  }

  get stack(): readonly OpenDialog[] {
    return this.#ui.read("dialogs") as readonly OpenDialog[];
  }

  async open(id: string, given: Readonly<Record<string, unknown>>, visit: Visit): Promise<DialogResult> {
    // The same dialog is on the page once, however many failures ask for it at the same time (R52).
    if (this.#open.has(id)) return { dismissed: true };
    this.#open.add(id);
    try {
      return await this.#show(id, given, visit);
    } finally {
      this.#open.delete(id);
    }
  }

  async #show(id: string, given: Readonly<Record<string, unknown>>, visit: Visit): Promise<DialogResult> {
    const document = await this.#app.documents.dialog(id);
    if (!document) throw new Error(`unknown dialog "${id}"`);
    const { widgets, chrome } = this.#app;
    const { nodes, fields, widgets: needed } = this.#app.bound(document.children);
    await widgets.load([...needed, chrome.dialog]);
    visit.session.addFields(fields);
    visit.form.declare(document.form ?? {});
    const scope: Scope = { with: given };
    const using = { reader: visit.session.reader(scope), text: this.#app.texts.text };
    const title = document.title === undefined ? "" : textOf(resolveValue(document.title, using));
    const ended = new Promise<DialogResult>((settle) => {
      this.#ui.write("dialogs", [...this.stack, { key: ++opened, document, title, nodes, scope, visit, settle }]);
    });
    void visit.run(document.on?.open ?? [], scope);
    const result = await ended;
    visit.form.undeclare(Object.keys(document.form ?? {}));
    await visit.run(document.on?.close ?? [], scope);
    return result;
  }

  /** Closes the innermost dialog. */
  close(result: DialogResult): void {
    this.#pop(result);
  }

  /** The user put it away; a dialog that must be answered stays. Gives whether it closed. */
  dismiss(): boolean {
    if (this.stack.at(-1)?.document.closable === false) return false;
    this.#pop({ dismissed: true });
    return true;
  }

  /** Puts away every dialog of a visit that ends. */
  leave(visit: Visit): void {
    const stays = this.stack.filter((open) => open.visit !== visit);
    const goes = this.stack.filter((open) => open.visit === visit);
    this.#ui.write("dialogs", stays);
    for (const open of goes) open.settle({ dismissed: true });
  }

  #pop(result: DialogResult): void {
    const top = this.stack.at(-1);
    if (!top) return;
    this.#ui.write("dialogs", this.stack.slice(0, -1));
    top.settle(result);
  }
}
