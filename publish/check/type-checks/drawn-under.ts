import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import type { Project } from "../given/project.ts";
import type { PathScope } from "../walk/places.ts";

/** A screen or dialog in which something is drawn, with all conditions around it there. */
interface Drawn {
  readonly host: Document;
  readonly conditions: readonly unknown[];
}

/** Wherever a place of a document is drawn: a part stands where others use it, which may be parts. */
export function drawnUnder(
  project: Project,
  document: Document,
  given: PathScope["given"] = [],
  seen: readonly Document[] = [],
): readonly Drawn[] {
  if (document.kind !== "part") {
    const conditions = given.map(({ expression }) => expression);
    return project.hosts.of(document).map((host) => ({ host, conditions }));
  }
  // Parts that stand in each other are told elsewhere.
  if (seen.includes(document)) return [];
  return project.types
    .usesOf(String(entries(document.data).id))
    .flatMap((use) => drawnUnder(project, use.document, [...given, ...(use.scope.given ?? [])], [...seen, document]));
}
