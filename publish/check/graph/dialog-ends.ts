import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";

/** Verbs that lead to another screen, which puts away every dialog of the one that is left. */
const leading = ["go", "back", "login", "logout"];
/** Of the documents that a dialog goes on with: what shows or runs in the dialog itself. */
const inside = ["part", "decision"];

/**
 * A dialog that nobody can put away has a step that closes it or leads away, or whoever it opens for stays in it. What
 * runs when it is closed (`on.close`) closes nothing.
 */
export const checkDialogEnds = ofEach(({ project, report }, dialog) => {
  if (entries(dialog.data).closable === false && !ends(project, dialog, ["close", ...leading]))
    report(dialog, ["closable"], messages.staysOpen());
}, "dialog");

/** Whether a document, or one that it goes on with, has a step of some verbs; another dialog closes only itself. */
function ends(project: Project, document: Document, verbs: readonly string[], seen = new Set<Document>()): boolean {
  if (seen.has(document)) return false;
  seen.add(document);
  const { steps, references } = project.places(document);
  const closing = document.kind === "dialog" ? ["on", "close"] : undefined;
  const counts = ({ path }: { readonly path: readonly unknown[] }) => !closing?.every((key, at) => path[at] === key);
  if (steps.some((placed) => counts(placed) && verbs.includes(String(placed.step.do)))) return true;
  return references.filter(counts).some(({ to, name }) => {
    const other = project.ofKind(to).get(String(name));
    if (!other || !(inside.includes(to) || to === "dialog")) return false;
    return ends(project, other, to === "dialog" ? leading : verbs, seen);
  });
}
