import { Addresses } from "../../publish/check/given/addresses/addresses.ts";
import type { Project } from "../../publish/check/given/project.ts";
import type { Document } from "../../publish/documents/document.ts";
import { declaredIn } from "./declared.ts";
import { type Occurrence, stretchOf } from "./occurrence.ts";
import { usedIn } from "./used.ts";

/** Where every name of a project is declared and used. */
export class NameIndex {
  readonly #project: Project;
  #routes: Addresses | undefined;
  readonly #inDocument = new Map<Document, readonly Occurrence[]>();
  #byName: ReadonlyMap<string, readonly Occurrence[]> | undefined;

  constructor(project: Project) {
    this.#project = project;
  }

  /** The name that is said at an offset; of several that stand there the narrowest. */
  at(document: Document, offset: number): Occurrence | undefined {
    const found = this.#in(document).filter((occurrence) => {
      const stretch = stretchOf(occurrence);
      return stretch && stretch.start <= offset && offset <= stretch.end;
    });
    return found.toSorted((a, b) => a.length - b.length || b.path.length - a.path.length)[0];
  }

  /** Everywhere that any of some names is said. */
  of(names: readonly string[]): readonly Occurrence[] {
    this.#byName ??= this.#all();
    return [...new Set(names.flatMap((name) => this.#byName?.get(name) ?? []))];
  }

  /** Whether anything of another kind bears a word as its name, or as the last word of it. */
  isShared(word: string, kind: string): boolean {
    this.#byName ??= this.#all();
    return [...this.#byName.keys()].some((name) => {
      const [other = ""] = name.split(" ", 1);
      return other !== kind && (name.endsWith(` ${word}`) || name.endsWith(`.${word}`));
    });
  }

  #in(document: Document): readonly Occurrence[] {
    const known = this.#inDocument.get(document);
    if (known) return known;
    this.#routes ??= new Addresses(this.#project);
    const found = [
      ...declaredIn(document, this.#project.hosts.of(document)),
      ...usedIn(this.#project, document, this.#routes),
    ];
    this.#inDocument.set(document, found);
    return found;
  }

  #all(): ReadonlyMap<string, readonly Occurrence[]> {
    const byName = new Map<string, Occurrence[]>();
    for (const document of this.#project.documents)
      for (const occurrence of this.#in(document))
        for (const name of occurrence.names) {
          const all = byName.get(name) ?? [];
          byName.set(name, all);
          all.push(occurrence);
        }
    return byName;
  }
}
