import { written as roots } from "../../../engine/roots.ts";
import type { Document } from "../../documents/document.ts";
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

  constructor(project: Project, source: SourceNames) {
    this.#project = project;
    this.#source = source;
  }

  /** What is wrong with reading a name under a root: `journey.order`. */
  check(name: string): Said | undefined {
    if (this.#source.paths.has(name) || this.#project.about(name, isWritten)) return undefined;
    const all = [...this.#source.paths, ...this.#project.whole(writtenAnywhere)];
    return messages.neverWritten(name, nearest(name, all.filter(isUnderRoot)));
  }
}

const isWritten = (project: Project, name: string): boolean => project.whole(writtenAnywhere).has(name);

const writtenAnywhere = (project: Project): ReadonlySet<string> =>
  new Set(project.documents.flatMap((document) => project.about(document, writtenIn)));

/** Root and first word of each: what is written whole is read in parts. */
function writtenIn(project: Project, document: Document): readonly string[] {
  const { paths, nodes } = project.places(document);
  // A part may be handed the path that it binds.
  const handed = nodes.flatMap(({ node }) => Object.values(entries(node.with)));
  return [...paths.map(({ name }) => name), ...handed.filter((value) => typeof value === "string")]
    .map((path) => path.split(".").slice(0, 2).join("."))
    .filter(isUnderRoot);
}

const isUnderRoot = (name: string): boolean => roots.some((root) => name.startsWith(`${root}.`));
