import type { Document } from "../../documents/document.ts";
import { elements, entries } from "../../documents/entries.ts";
import { isWithin } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { drawnBy } from "../given/drawn-by.ts";
import type { Project } from "../given/project.ts";

/**
 * Where a read that a screen can do without fails, one place says so and tries again: the line above the content, or,
 * where it is "quiet", the screen itself. Both at once ask the borrower which, and neither leaves him without a word.
 */
export const checkGaps = ofEach(({ project, report }, screen) => {
  const { reads } = entries(screen.data);
  for (const [name, read] of Object.entries(entries(reads))) {
    const { optional } = entries(read);
    if (optional === undefined) continue;
    const shown = drawnBy(project, screen);
    const place = ["reads", name, "optional"];
    if (optional === true && shown.some((document) => triesAgain(project, document, name)))
      report(screen, place, messages.gapTwice(name));
    if (optional === "quiet" && !shown.some((document) => looksAt(project, document, name)))
      report(screen, place, messages.gapUnsaid(name));
  }
}, "screen");

/** Whether something reads how a read stands. */
const tells = (expression: unknown, read: string): boolean =>
  ["status", "error"].some((what) => JSON.stringify(expression).includes(`"reads.${read}.${what}`));

const looksAt = (project: Project, document: Document, read: string): boolean =>
  project.places(document).expressions.some(({ expression }) => tells(expression, read));

/** Whether a node that shows by how a read stands runs that read again. */
function triesAgain(project: Project, document: Document, read: string): boolean {
  const { expressions, steps } = project.places(document);
  return expressions.some(({ expression, path }) => {
    if (path.at(-1) !== "when" || !tells(expression, read)) return false;
    const node = path.slice(0, -1);
    return steps.some(({ step, path: at }) => {
      const names = entries(step.with).reads;
      return step.do === "refresh" && isWithin(at, node) && (names === undefined || elements(names).includes(read));
    });
  });
}
