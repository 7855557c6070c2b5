import { drawnIn, type KnownDocuments, type KnownHosts } from "./asked.ts";
import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import { grouped } from "../memo/grouped.ts";
import { type Memo, sameElements } from "../memo/memo.ts";
import type { Later, PathScope, Places } from "../walk/places.ts";
import { fits } from "../types/fits.ts";
import { elementOf, follow } from "../types/follow.ts";
import { anything, either, type Type } from "../types/type.ts";

/** What of a project the types of fields are found by. */
interface Asked {
  readonly documents: KnownDocuments;
  readonly hosts: KnownHosts;
  readonly places: (document: Document) => Places;
  readonly widgetValue: (widget: string) => Type;
  readonly value: (document: Document, value: unknown, scope: PathScope) => Type;
}

/** A widget that edits a path. */
interface Binder {
  readonly document: Document;
  readonly path: string;
  readonly type: Later<Type>;
}

/** What the widgets that are bound to a path give: `form.amount`, also through a part that is handed the path. */
export class FieldTypes {
  readonly #asked: Asked;
  /** Nodes of a document that are bound themselves. */
  readonly #inside: (document: Document) => readonly Binder[];
  /** Paths that a document hands to a part which binds them. */
  readonly #handed: (document: Document) => readonly Binder[];
  /** All that are bound, by their path. */
  readonly #binders: () => ReadonlyMap<string, readonly Binder[]>;
  readonly #binding: (path: string) => readonly Binder[];

  constructor(asked: Asked, memo: Memo) {
    this.#asked = asked;
    this.#inside = memo.question((document: Document) => this.#bound(document));
    this.#handed = memo.question((document: Document) => this.#handing(document), { same: sameElements });
    this.#binders = memo.once(() => this.#all());
    this.#binding = memo.question((path: string) => this.#binders().get(path) ?? [], { same: sameElements });
  }

  /** The type that the widgets in a host give a path; anything where none is bound. */
  bound(host: Document, path: string): Type {
    const { hosts } = this.#asked;
    const here = this.#binding(path).filter(({ document }) => hosts.of(document).includes(host));
    return here.length === 0 ? anything : either(...here.map(({ type }) => type()));
  }

  #all(): ReadonlyMap<string, readonly Binder[]> {
    const pieces = drawnIn(this.#asked.documents);
    const all = [this.#inside, this.#handed].flatMap((of) => pieces.flatMap(of));
    return grouped(all.map((binder) => [binder.path, binder]));
  }

  #bound(document: Document): readonly Binder[] {
    return this.#asked.places(document).nodes.flatMap(({ node, scope }) => {
      const { bind, widget } = node;
      if (typeof bind !== "string" || typeof widget !== "string") return [];
      return [{ document, path: bind, type: () => this.given(document, widget, entries(node.props), scope) }];
    });
  }

  #handing(document: Document): readonly Binder[] {
    const parts = this.#asked.documents.ofKind("part");
    return this.#asked.places(document).nodes.flatMap(({ node }) => {
      const part = typeof node.use === "string" ? parts.get(node.use) : undefined;
      if (!part) return [];
      return this.#inside(part)
        .filter(({ path }) => path.startsWith("with."))
        .flatMap(({ path, type }) => {
          const handed = entries(node.with)[path.slice("with.".length)];
          return typeof handed === "string" ? [{ document, path: handed, type }] : [];
        });
    });
  }

  /**
   * What a widget gives; of one with options that says no more, the values of these, of one that is a choice itself,
   * that.
   */
  given(document: Document, widget: string, props: Readonly<Record<string, unknown>>, scope: PathScope): Type {
    const type = this.#asked.widgetValue(widget);
    if (props.choice !== undefined) return this.#asked.value(document, props.choice, scope);
    if (props.options === undefined) return type;
    const options = follow(elementOf(this.#asked.value(document, props.options, scope)), ["value"]).type;
    return options.is === "anything" || !fits(options, type) ? type : options;
  }
}
