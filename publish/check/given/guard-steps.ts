import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import type { Project } from "./project.ts";

/** A step and the document that it stands in. */
export interface PlacedStep {
  readonly document: Document;
  readonly path: Path;
  readonly step: Readonly<Record<string, unknown>>;
}

/** Every step that a screen's guard may run: its own, and those of the decisions that it takes, except inside one. */
export function* guardSteps(project: Project, screen: Document, except?: string): Generator<PlacedStep> {
  const waiting = stepsOf(project, screen).filter(({ path }) => path[0] === "guard");
  const seen = new Set([except]);
  // A list gives what is added to it while it is walked.
  for (const placed of waiting) {
    yield placed;
    const { decision } = entries(placed.step.with);
    if (placed.step.do !== "decide" || typeof decision !== "string" || seen.has(decision)) continue;
    seen.add(decision);
    const next = project.ofKind("decision").get(decision);
    if (next) waiting.push(...stepsOf(project, next));
  }
}

const stepsOf = (project: Project, document: Document): PlacedStep[] =>
  project.places(document).steps.map(({ step, path }) => ({ document, step, path }));
