import type { KnownDocuments, KnownHosts } from "./asked.ts";
import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import type { Later, PathScope, Places } from "../walk/places.ts";
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
  #binders: readonly Binder[] | undefined;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  /** The type that the widgets in a host give a path; anything where none is bound. */
  bound(host: Document, path: string): Type {
    const { hosts } = this.#asked;
    this.#binders ??= this.#all();
    const here = this.#binders.filter((binder) => binder.path === path && hosts.of(binder.document).includes(host));
    return here.length === 0 ? anything : either(...here.map(({ type }) => type()));
  }

  #all(): readonly Binder[] {
    const pieces = ["screen", "part", "section", "dialog"].flatMap((kind) => [
      ...this.#asked.documents.ofKind(kind).values(),
    ]);
    const direct = pieces.flatMap((document) => this.#inside(document));
    const through = direct.filter(({ path }) => path.startsWith("with."));
    return [...direct, ...pieces.flatMap((document) => this.#handed(document, through))];
  }

  /** Nodes of a document that are bound themselves. */
  #inside(document: Document): readonly Binder[] {
    return this.#asked.places(document).nodes.flatMap(({ node, scope }) => {
      const { bind, widget } = node;
      if (typeof bind !== "string" || typeof widget !== "string") return [];
      return [{ document, path: bind, type: () => this.given(document, widget, entries(node.props), scope) }];
    });
  }

  /** Paths that are handed to a part which binds them. */
  #handed(document: Document, through: readonly Binder[]): readonly Binder[] {
    const parts = this.#asked.documents.ofKind("part");
    return this.#asked.places(document).nodes.flatMap(({ node, scope }) => {
      const part = typeof node.use === "string" ? parts.get(node.use) : undefined;
      if (!part) return [];
      return through
        .filter((binder) => binder.document === part)
        .flatMap(({ path, type }) => {
          const handed = entries(node.with)[path.slice("with.".length)];
          return typeof handed === "string"
            ? [{ document, path: handed, type: () => this.#ofParam(document, part, node, type(), scope) }]
            : [];
        });
    });
  }

  /** What a part's widget gives where its options are handed in. */
  #ofParam(
    document: Document,
    part: Document,
    node: Readonly<Record<string, unknown>>,
    type: Type,
    scope: PathScope,
  ): Type {
    if (type.is !== "anything") return type;
    const bound = this.#asked.places(part).nodes.find(({ node: inner }) => typeof inner.bind === "string");
    const widget = bound?.node.widget;
    return typeof widget === "string" ? this.given(document, widget, entries(node.with), scope) : anything;
  }

  /** What a widget gives; of one with options that says no more, the values of these. */
  given(document: Document, widget: string, props: Readonly<Record<string, unknown>>, scope: PathScope): Type {
    const type = this.#asked.widgetValue(widget);
    if (type.is !== "either" || props.options === undefined) return type;
    const options = follow(elementOf(this.#asked.value(document, props.options, scope)), ["value"]).type;
    return options.is === "anything" ? type : options;
  }
}
