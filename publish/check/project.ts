import { brandPairs, composeBrand, type EffectiveBrand } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import type { Documents } from "../documents/read-documents.ts";
import { Hosts } from "./hosts.ts";
import { ShapeFinder } from "./shapes.ts";
import { entries, type Places } from "./walk/places.ts";
import { walk } from "./walk/walk.ts";

/** The documents of a root with the indexes that the checks share. */
export class Project {
  readonly root: string;
  readonly documents: readonly Document[];
  readonly brands: readonly EffectiveBrand[];
  readonly shapes: ShapeFinder;
  readonly hosts: Hosts;
  readonly #byKind = new Map<string, Map<string, Document>>();
  readonly #places = new Map<Document, Places>();

  constructor({ root, all }: Documents) {
    this.root = root;
    this.documents = all;
    for (const document of all) {
      const ids = this.#byKind.get(document.kind) ?? new Map<string, Document>();
      this.#byKind.set(document.kind, ids);
      const id = idOf(document);
      if (!ids.has(id)) ids.set(id, document);
    }
    this.brands = brandPairs(all).map(({ business, channel }) => composeBrand(all, business, channel));
    this.hosts = new Hosts(this);
    this.shapes = new ShapeFinder(this);
  }

  /** The documents of a kind by id; of a text, by language and id. */
  ofKind(kind: string): ReadonlyMap<string, Document> {
    return this.#byKind.get(kind) ?? new Map();
  }

  /** Everything in a document that refers to something else; walked once. */
  places(document: Document): Places {
    const known = this.#places.get(document);
    if (known) return known;
    const places = walk(document, this.shapes.within(document));
    this.#places.set(document, places);
    return places;
  }

  get base(): Document | undefined {
    return this.documents.find(({ file }) => file === "brands/base.brand.json");
  }
}

/** What other documents call it: its id, a widget's type, a text's or an entity's file. */
export function idOf(document: Document): string {
  const { id, type } = entries(document.data);
  if (document.kind === "widget") return String(type);
  if (document.kind === "text" || document.kind === "entity" || document.kind === "widget-examples")
    return document.file;
  return String(id);
}
