import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brandPairs, type EffectiveBrand, layerFiles } from "../../documents/compose-brand.ts";
import type { Document } from "../../documents/document.ts";
import type { Documents, Overlay } from "../../documents/read-documents.ts";
import { schemasOf } from "../../documents/files/schemas-of.ts";
import { type Pictures, picturesOf, samePictures } from "../records/pictures.ts";
import { Keyed } from "../memo/keyed.ts";
import { Memo, sameElements } from "../memo/memo.ts";
import { askedBrand } from "./asked-brand.ts";
import { DocumentIndex } from "./document-index.ts";
import { Hosts } from "./hosts.ts";
import { ProjectTypes } from "../typed/project-types.ts";
import type { Places } from "../walk/places.ts";
import { walk } from "../walk/walk.ts";

/** What follows from a project alone, or from a document in it. */
type Work<About extends readonly unknown[], Value> = (project: Project, ...about: About) => Value;

/**
 * The documents of a root with the indexes that the checks share. Whatever is asked of it is noted (`memo/memo.ts`).
 */
export class Project {
  readonly root: string;
  /** The folder of the hand-written schemas. */
  readonly schemas: string;
  readonly hosts: Hosts;
  readonly #index: DocumentIndex;
  #overlay: Overlay = new Map();
  readonly #about: (work: Work<[never], unknown>, about: Document | EffectiveBrand | string) => unknown;
  readonly #between: (work: Work<[Document, Document], unknown>) => (one: Document, other: Document) => unknown;
  /** The types of what documents read. */
  readonly types: ProjectTypes;
  readonly #brands: () => readonly EffectiveBrand[];
  /** Everything in a document that refers to something else; walked once. */
  readonly places: (document: Document) => Places;
  /** Whether there is a file or folder below the root. */
  readonly exists: (path: string) => boolean;
  /** The pictures of brands. */
  readonly pictures: () => Pictures;
  /** The text of a file, by its path. */
  readonly read: (path: string) => string;

  /** @param schemas the folder of the hand-written schemas; those of the root, else of the working directory. */
  constructor({ root, all }: Pick<Documents, "root" | "all">, schemas = schemasOf(root), memo = new Memo()) {
    this.root = root;
    this.schemas = schemas;
    this.#about = memo.pair(
      // Each work is asked about what it is about alone.
      (work: Work<[never], unknown>, about: Document | EffectiveBrand | string) => work(this, about as never),
      { same: sameAnswer },
    );
    const between = new Keyed<Work<[Document, Document], unknown>, (one: Document, other: Document) => unknown>();
    this.#between = (work) =>
      between.of(work, () => memo.pair((one, other) => work(this, one, other), { same: sameAnswer }));
    this.#index = new DocumentIndex(all, memo);
    this.hosts = new Hosts(this.#index, memo);
    this.places = memo.question((document: Document) => walk(document, this.types.within(document)));
    this.types = new ProjectTypes({
      documents: this.#index,
      hosts: this.hosts,
      places: this.places,
      memo,
      folder: schemas,
    });
    this.exists = memo.question((path: string) => existsSync(join(root, path)), { outside: true });
    this.pictures = memo.once(() => picturesOf(root, this.#overlay), { outside: true, same: samePictures });
    this.read = memo.question((path: string) => readFileSync(path, "utf8"), { outside: true });
    const brandOf = memo.question((pair: string) => {
      const [business = "", channel = ""] = pair.split(" ");
      const layers = memo.once(() => layerFiles(business, channel).flatMap((file) => this.ofFile(file) ?? []), {
        same: sameElements,
      });
      return askedBrand({ business, channel }, layers, memo);
    });
    const pairs = memo.once(
      () => brandPairs([...this.ofKind("brand").values()]).map(({ business, channel }) => `${business} ${channel}`),
      { same: sameElements },
    );
    this.#brands = memo.once(() => pairs().map(brandOf), { same: sameElements });
  }

  get documents(): readonly Document[] {
    return this.#index.all;
  }

  /** Other documents, and what is laid over other files, from the next round on. */
  take(all: readonly Document[], overlay: Overlay = new Map()): void {
    this.#overlay = overlay;
    this.#index.take(all);
  }

  get brands(): readonly EffectiveBrand[] {
    return this.#brands();
  }

  get base(): Document | undefined {
    return this.ofFile("brands/base.brand.json");
  }

  /** All documents of a kind, those too that bear the same id. */
  listed(kind: string): readonly Document[] {
    return this.#index.listed(kind);
  }

  /** The documents of a kind by id; of a text, by language and id. */
  ofKind(kind: string): ReadonlyMap<string, Document> {
    return this.#index.ofKind(kind);
  }

  /** The document of a file. */
  ofFile(file: string): Document | undefined {
    return this.#index.ofFile(file);
  }

  /** What follows from the whole project, worked out once and kept until what it asked changes. */
  whole<Value>(work: Work<[], Value>): Value {
    return this.about("", work);
  }

  /**
   * What follows from a document, a brand or a name, and from what that asks of the project; kept until that changes.
   */
  about<About extends Document | EffectiveBrand | string, Value>(about: About, work: Work<[About], Value>): Value {
    return this.#about(work, about) as Value; // what this work gave
  }

  /** What follows from a document and another, and from what these ask of the project; kept until that changes. */
  between<Value>(one: Document, other: Document, work: Work<[Document, Document], Value>): Value {
    return this.#between(work)(one, other) as Value; // what this work gave
  }
}

/** The very same, or a list of the very same. */
const sameAnswer = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (Array.isArray(one) && Array.isArray(other) && sameElements(one, other));
