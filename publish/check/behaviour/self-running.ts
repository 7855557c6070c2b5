import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { runOf } from "../disclosure/run-of.ts";
import type { Project } from "../given/project.ts";
import { factsOf } from "./facts-of.ts";

/** Something that runs without anything that a borrower does, in what a document puts in place or opens. */
interface SelfRunning {
  /** Where the document names it. */
  readonly path: Path;
  readonly event: string;
  readonly file: string;
}

/**
 * Where a document puts in place, or opens, what runs by itself: a time that is over, a dialog that opens. Of a section
 * the brands do that, so that its own are told of as well.
 */
export const selfRunning = (project: Project, document: Document): readonly SelfRunning[] =>
  project.about(document, runningFrom);

function runningFrom(project: Project, document: Document): readonly SelfRunning[] {
  const own = document.kind === "section" ? project.about(document, aloneIn) : [];
  const used = project.places(document).references.flatMap(({ to, name, path }) => {
    const named = to === "part" || to === "dialog" ? project.ofKind(to).get(String(name)) : undefined;
    const [first] = named ? runOf(project, named).flatMap((one) => project.about(one, aloneIn)) : [];
    return first ? [{ ...first, path }] : [];
  });
  return [...own, ...used];
}

function aloneIn(project: Project, document: Document): readonly SelfRunning[] {
  const { kind, file } = document;
  if (kind !== "part" && kind !== "dialog" && kind !== "section") return [];
  return project
    .about(document, factsOf)
    .filter(({ label, byItself }) => byItself || (kind === "dialog" && label === "on.open"))
    .map(({ label, path }) => ({ path, event: label, file }));
}
