import type { KnownDocuments, KnownHosts } from "./asked.ts";
import type { Document } from "../../documents/document.ts";
import { entries, isEntries } from "../../documents/entries.ts";
import { grouped } from "../memo/grouped.ts";
import { type Followed, follow } from "../types/follow.ts";
import type { SchemaTypes } from "../types/from-schema.ts";
import { type Memo, sameElements } from "../memo/memo.ts";
import { keptType } from "../types/kept-type.ts";
import { anything, either, type Type } from "../types/type.ts";

/** Kinds of document that declare what they keep on a screen. */
const declaring = ["screen", "dialog", "section", "part", "decision"];

/**
 * What is kept under `session`, `device`, `journey` and `screen`. The first three are declared by a document each
 * (`screens/journey.state.json`), what is on a screen by whoever writes it there, in its `state`.
 */
export class StateTypes {
  readonly #documents: KnownDocuments;
  readonly #hosts: KnownHosts;
  readonly #schemas: SchemaTypes;
  /** Whoever keeps something on a screen, by the name of that. */
  readonly #declaring: () => ReadonlyMap<string, readonly Document[]>;
  readonly #keeping: (name: string) => readonly Document[];
  readonly #declaredBy: (document: Document, name: string) => Type | undefined;
  readonly #onScreen: (document: Document, name: string) => Type | undefined;

  constructor(documents: KnownDocuments, hosts: KnownHosts, schemas: SchemaTypes, memo: Memo) {
    this.#documents = documents;
    this.#hosts = hosts;
    this.#schemas = schemas;
    this.#declaring = memo.once(() => this.#allDeclaring());
    this.#keeping = memo.question((name: string) => this.#declaring().get(name) ?? [], { same: sameElements });
    this.#declaredBy = memo.pair((document: Document, name: string) => this.#declared(document, name), keptType);
    this.#onScreen = memo.pair((document: Document, name: string) => this.#standing(document, name), keptType);
  }

  /** The type of a path under one of these roots. */
  at(document: Document, path: string): Followed {
    const [root = "", name = "", ...rest] = path.split(".");
    const declared = root === "screen" ? this.#onScreen(document, name) : this.#everywhere(root, name);
    return declared ? follow(declared, rest) : { type: anything };
  }

  /** Whether something declares a name. */
  declares(document: Document, root: string, name: string): boolean {
    return (root === "screen" ? this.#onScreen(document, name) : this.#everywhere(root, name)) !== undefined;
  }

  /** The names that are declared under a root, for a document. */
  names(root: string): readonly string[] {
    if (root === "screen") return [...this.#declaring().keys()];
    return Object.keys(entries(entries(this.#documents.ofKind("state").get(root)?.data).state));
  }

  #everywhere(root: string, name: string): Type | undefined {
    const document = this.#documents.ofKind("state").get(root);
    return document && this.#declaredBy(document, name);
  }

  /** Declared by the document itself, else by where it stands, else by whoever else keeps it on a screen. */
  #standing(document: Document, name: string): Type | undefined {
    const own = this.#declaredBy(document, name);
    if (own) return own;
    const around = this.#hosts.of(document).flatMap((host) => this.#declaredBy(host, name) ?? []);
    if (around.length > 0) return either(...around);
    const others = this.#keeping(name).flatMap((other) => this.#declaredBy(other, name) ?? []);
    return others.length === 0 ? undefined : either(...others);
  }

  #declared(document: Document, name: string): Type | undefined {
    const declared = entries(entries(document.data).state)[name];
    if (!isEntries(declared)) return undefined;
    const type = this.#schemas.of(declared, document.file, name);
    // What is typed in secret is held by the form that asks for it; what is kept in secret, by its type.
    return type.is === "text" && declared.writeOnly === true ? { ...type, secret: true } : type;
  }

  #allDeclaring(): ReadonlyMap<string, readonly Document[]> {
    const documents = declaring.flatMap((kind) => [...this.#documents.ofKind(kind).values()]);
    return grouped(
      documents.flatMap((document) =>
        Object.keys(entries(entries(document.data).state)).map((name) => [name, document] as const),
      ),
    );
  }
}
