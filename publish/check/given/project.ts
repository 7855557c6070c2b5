import { brandPairs, composeBrand, type EffectiveBrand } from "../../documents/compose-brand.ts";
import type { Document } from "../../documents/document.ts";
import type { Documents } from "../../documents/read-documents.ts";
import { DocumentIndex } from "./document-index.ts";
import { Hosts } from "./hosts.ts";
import { ProjectTypes } from "../typed/project-types.ts";
import type { Places } from "../walk/places.ts";
import { walk } from "../walk/walk.ts";

/** The documents of a root with the indexes that the checks share. */
export class Project {
  readonly root: string;
  readonly documents: readonly Document[];
  readonly brands: readonly EffectiveBrand[];
  readonly types: ProjectTypes;
  readonly hosts: Hosts;
  readonly #index: DocumentIndex;
  readonly #places = new Map<Document, Places>();

  /** @param schemas the folder of the hand-written schemas. */
  constructor({ root, all }: Pick<Documents, "root" | "all">, schemas = "schemas") {
    this.root = root;
    this.documents = all;
    this.#index = new DocumentIndex(all);
    this.brands = brandPairs(all).map(({ business, channel }) => composeBrand(all, business, channel));
    this.hosts = new Hosts(this.#index);
    this.types = new ProjectTypes(this.#index, this.hosts, (document) => this.places(document), schemas);
  }

  /** The documents of a kind by id; of a text, by language and id. */
  ofKind(kind: string): ReadonlyMap<string, Document> {
    return this.#index.ofKind(kind);
  }

  /** Everything in a document that refers to something else; walked once. */
  places(document: Document): Places {
    const known = this.#places.get(document);
    if (known) return known;
    const places = walk(document, this.types.within(document));
    this.#places.set(document, places);
    return places;
  }

  get base(): Document | undefined {
    return this.documents.find(({ file }) => file === "brands/base.brand.json");
  }
}
