import { elements, type Entries, entries } from "../../publish/documents/entries.ts";
import type { Document } from "../../publish/documents/document.ts";
import type { Path } from "../../publish/documents/position.ts";
import type { Project } from "../../publish/check/given/project.ts";
import schema from "../../schemas/brand.schema.json" with { type: "json" };

const flags: Readonly<Record<string, { readonly title: string; readonly needs?: readonly string[] }>> =
  schema.properties.flags.properties;

/** A place in a document. */
interface Place {
  readonly document: Document;
  readonly path: Path;
}

/** Says of places in documents whether nobody comes there while a feature's flag is off. */
export class Behind {
  readonly #project: Project;
  readonly #flag: string;
  readonly #asking = new Set<string>();
  readonly #known = new Map<string, boolean>();

  constructor(project: Project, flag: string) {
    this.#project = project;
    this.#flag = flag;
  }

  /** A place is behind the flag when something around it is, or everything that leads to its document. */
  place({ document, path }: Place): boolean {
    let at: unknown = document.data;
    for (const step of path) {
      at = Array.isArray(at) ? at[Number(step)] : entries(at)[String(step)];
      const { when, if: only } = entries(at);
      if (this.#asked(when, document) || this.#asked(only, document)) return true;
    }
    return this.#document(document);
  }

  /** Whether a call is made behind the flag alone. */
  call(id: string): boolean {
    return this.#all(this.#naming("call", id).filter(({ document }) => document.kind !== "call"));
  }

  #document(document: Document): boolean {
    const { kind, data } = document;
    const { id, flag } = entries(data);
    if (kind === "screen") return this.#means(flag);
    return this.#once(`${kind} ${String(id)}`, () => {
      if (kind === "rule") return this.#all(this.#naming("rule", id).flatMap((field) => this.#bound(field)));
      return ["part", "dialog", "decision"].includes(kind) && this.#all(this.#naming(kind, id));
    });
  }

  /** Whether a condition holds only while the flag is on. */
  #asked(condition: unknown, document: Document): boolean {
    const path = typeof condition === "string" ? condition : entries(condition).var;
    if (typeof path !== "string") return elements(entries(condition).and).some((one) => this.#asked(one, document));
    if (path.startsWith("brand.flags.")) return this.#means(path.slice("brand.flags.".length));
    const [root, field = ""] = path.split(".");
    if (root !== "form") return false;
    return this.#once(`${document.file} ${path}`, () => this.#all(this.#bound({ document, path: ["form", field] })));
  }

  /** The flag itself, or one that needs it. */
  #means(flag: unknown): boolean {
    return flag === this.#flag || (typeof flag === "string" && (flags[flag]?.needs ?? []).includes(this.#flag));
  }

  /** Where a field is filled in. */
  #bound({ document: host, path: [, field] }: Place): Place[] {
    return this.#project.documents
      .filter((document) => document === host || this.#project.hosts.of(document).includes(host))
      .flatMap((document) =>
        this.#project
          .places(document)
          .nodes.filter(({ node }: { node: Entries }) => node.bind === `form.${String(field)}`)
          .map(({ path }) => ({ document, path })),
      );
  }

  #naming(to: string, id: unknown): Place[] {
    return this.#project.documents.flatMap((document) =>
      this.#project
        .places(document)
        .references.filter((found) => found.to === to && found.name === id)
        .map(({ path }) => ({ document, path })),
    );
  }

  #all(places: readonly Place[]): boolean {
    return places.length > 0 && places.every((place) => this.place(place));
  }

  /** What is asked for while it is being found out leads nowhere else: it opens nothing. */
  #once(what: string, find: () => boolean): boolean {
    if (this.#asking.has(what)) return true;
    const known = this.#known.get(what);
    if (known !== undefined) return known;
    this.#asking.add(what);
    const found = find();
    this.#asking.delete(what);
    this.#known.set(what, found);
    return found;
  }
}
