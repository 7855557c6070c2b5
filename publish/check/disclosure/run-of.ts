import type { Document } from "../../documents/document.ts";
import { entries, valueAt } from "../../documents/entries.ts";
import { isWithin, type Path } from "../../documents/position.ts";
import type { Project } from "../given/project.ts";
import { drawnNodes } from "./drawn-nodes.ts";
import { placed } from "./placed.ts";

/** Where something is written while a screen is open, and under which path. */
interface Written {
  readonly document: Document;
  readonly path: Path;
  readonly name: string;
  /** Nothing is left there. */
  readonly empties: boolean;
}

/** A screen with all that runs while it is open: parts, dialogs, decisions; what only lets in (`guard`) comes before. */
export const runOf = (project: Project, screen: Document): readonly Document[] => project.about(screen, running);

function running(project: Project, screen: Document): readonly Document[] {
  const seen = new Set([screen]);
  // A set gives what is added to it while it is walked.
  for (const document of seen) for (const next of project.about(document, runBy)) seen.add(next);
  return [...seen];
}

/** What a document runs itself, but for its guard. */
function runBy(project: Project, document: Document): readonly Document[] {
  const found = new Set<Document>();
  for (const { to, name, path } of project.places(document).references) {
    if (!(to === "part" || to === "dialog" || to === "decision") || path[0] === "guard") continue;
    const next = project.ofKind(to).get(String(name));
    if (next) found.add(next);
  }
  return [...found];
}

const lets = (document: Document, screen: Document, path: Path): boolean => document === screen && path[0] === "guard";

/** All that is written while a screen is open: by steps, by what comes back, by what a field is bound to. */
export const writtenOn = (project: Project, screen: Document): readonly Written[] => project.about(screen, writing);

function writing(project: Project, screen: Document): readonly Written[] {
  const nodes = drawnNodes(project, screen);
  return runOf(project, screen).flatMap((document) =>
    project.places(document).paths.flatMap(({ name, path }) => {
      if (lets(document, screen, path)) return [];
      const empties = entries(valueAt(document.data, path.slice(0, -1))).value === null;
      if (!name.startsWith("with.")) return [{ document, path, name, empties }];
      // A part writes what it was handed, wherever it is drawn.
      return nodes
        .filter((node) => node.document === document && isWithin(path, node.path))
        .map((node) => ({ document, path, name: String(placed(name, node.given)), empties }));
    }),
  );
}
