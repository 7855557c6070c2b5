import type { Document } from "../../documents/document.ts";
import { entries, valueAt } from "../../documents/entries.ts";
import { isWithin, type Path } from "../../documents/position.ts";
import { namedAt } from "../given/namings.ts";
import type { Project } from "../given/project.ts";
import { type DrawnNode, drawnNodes } from "./drawn-nodes.ts";

/** A widget that makes a call, on the screen that draws it. */
export interface WayOut {
  readonly screen: Document;
  readonly nodes: readonly DrawnNode[];
  /** Which of them it is. */
  readonly at: number;
  /** What the call is given. */
  readonly body: unknown;
}

/** Where a document makes a call. */
interface Made {
  readonly document: Document;
  readonly path: Path;
  readonly body: unknown;
}

/** Every place that makes a call: on a screen, by a widget of it, or anywhere else. */
export const waysOut = (project: Project, call: string): Ways => project.about(call, waysOf);

interface Ways {
  readonly ways: readonly WayOut[];
  readonly elsewhere: readonly Made[];
}

function waysOf(project: Project, call: string): Ways {
  const naming = new Set(namedAt(project, "call", call).map(({ document }) => document));
  const made = [...naming].flatMap((document) => madeBy(project, document, call));
  const seen = new Set<Made>();
  const ways: WayOut[] = [];
  for (const screen of project.ofKind("screen").values()) {
    if (made.length === 0) break;
    const nodes = drawnNodes(project, screen);
    for (const [at, { document, path }] of nodes.entries())
      for (const one of made)
        if (one.document === document && isWithin(one.path, [...path, "on"])) {
          seen.add(one);
          ways.push({ screen, nodes, at, body: one.body });
        }
  }
  return { ways, elsewhere: made.filter((one) => !seen.has(one)) };
}

function madeBy(project: Project, document: Document, call: string): readonly Made[] {
  const { steps, references } = project.places(document);
  const bySteps = steps
    .filter(({ step }) => step.do === "call" && entries(step.with).call === call)
    .map(({ step, path }) => ({ document, path, body: entries(step.with).body }));
  const byReads = references
    .filter(({ to, name, path }) => to === "call" && name === call && path[0] === "reads")
    .map(({ path }) => ({ document, path, body: valueAt(document.data, path.slice(0, -1)) }));
  return [...bySteps, ...byReads];
}
