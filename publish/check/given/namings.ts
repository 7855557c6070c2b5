import type { Document } from "../../documents/document.ts";
import { grouped } from "../memo/grouped.ts";
import type { Path } from "../../documents/position.ts";
import type { Project } from "./project.ts";

/** A place where a document names another. */
export interface Naming {
  readonly document: Document;
  readonly path: Path;
}

/** Where something is named: of a kind, and by its name unless whatever of that kind is meant. */
export const namedAt = (project: Project, to: string, name?: string): readonly Naming[] =>
  project.about(name === undefined ? to : `${to} ${name}`, places);

/** By a kind alone, or a kind and a name. */
const places = (project: Project, what: string): readonly Naming[] => project.whole(everywhere).get(what) ?? [];

const everywhere = (project: Project): ReadonlyMap<string, readonly Naming[]> =>
  grouped(project.documents.flatMap((document) => project.about(document, inside)));

/** Each place twice: of what kind it names something, and by which name. */
const inside = (project: Project, document: Document): readonly (readonly [string, Naming])[] =>
  project.places(document).references.flatMap(({ to, name, path }) => {
    const naming = { document, path };
    return [[to, naming] as const, ...(typeof name === "string" ? [[`${to} ${name}`, naming] as const] : [])];
  });
