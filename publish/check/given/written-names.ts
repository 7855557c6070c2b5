import { written as roots } from "../../../engine/roots.ts";
import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";
import { nearest } from "../../faults/nearest.ts";
import { entries } from "../../documents/entries.ts";
import type { Project } from "./project.ts";
import type { SourceNames } from "./source-names.ts";

/** What documents and code write where nothing else is: a misspelt path that is read there would be null for ever. */
export class WrittenNames {
  readonly #project: Project;
  readonly #source: SourceNames;
  #found: ReadonlySet<string> | undefined;

  constructor(project: Project, source: SourceNames) {
    this.#project = project;
    this.#source = source;
  }

  /** What is wrong with reading a name under a root: `journey.order`. */
  check(name: string): Said | undefined {
    this.#found ??= this.#all();
    return this.#found.has(name) ? undefined : messages.neverWritten(name, nearest(name, this.#found));
  }

  /** Root and first word of each: what is written whole is read in parts. */
  #all(): ReadonlySet<string> {
    const all = [...this.#source.paths];
    for (const document of this.#project.documents) {
      const { paths, nodes } = this.#project.places(document);
      for (const { name } of paths) all.push(name);
      // A part may be handed the path that it binds.
      for (const { node } of nodes)
        for (const value of Object.values(entries(node.with))) if (typeof value === "string") all.push(value);
    }
    return new Set(
      all
        .map((path) => path.split(".").slice(0, 2).join("."))
        .filter((name) => roots.some((root) => name.startsWith(`${root}.`))),
    );
  }
}
