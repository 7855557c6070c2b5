import { variablesOf } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { idOf } from "../given/document-index.ts";
import { ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { fits } from "../types/fits.ts";
import { withOrigin } from "../types/in-words.ts";
import { boolean, either, nothing } from "../types/type.ts";
import { noScope } from "../walk/places.ts";

/** A tap on a tab sets its dot's path to false: that is true or false, and nothing else hangs on it. */
export const checkDots = ofEach(({ project, report }, document) => {
  for (const [id, tab] of Object.entries(entries(entries(entries(document.data).tabs).items))) {
    const { dot } = entries(tab);
    if (typeof dot !== "string") continue;
    const { type, missing } = project.types.declaredAt(document, dot, noScope);
    // What nothing declares is said as that.
    if (missing) continue;
    const path = ["tabs", "items", id, "dot"];
    const reader = project.documents.find((other) => project.about(other, keptIn).some((read) => touches(read, dot)));
    if (!fits(type, either(boolean, nothing))) report(document, path, messages.dotOfOther(dot, withOrigin(type)));
    else if (reader) report(document, path, messages.dotReadElsewhere(dot, `${reader.kind} ${idOf(reader)}`));
  }
}, "brand");

/** What a document reads of the journey. */
const keptIn = (project: Project, document: Document): readonly string[] =>
  project
    .places(document)
    .expressions.flatMap(({ expression }) => variablesOf(expression).map(({ name }) => name))
    .filter((name) => name.startsWith("journey."));

/** Whether one of two paths leads into the other. */
const touches = (one: string, other: string): boolean =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);
