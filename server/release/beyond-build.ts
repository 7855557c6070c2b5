import { vocabulary } from "../../engine/published.ts";
import type { Fault } from "../../publish/documents/document.ts";
import { kindOf, widgetOf } from "../../publish/documents/kinds.ts";
import { quoted } from "../../publish/faults/say.ts";
import type { DocumentTexts } from "../../publish/pack/sound-documents.ts";

/** Why this build cannot serve documents that need an engine with a vocabulary; undefined where it can (R7). */
export const beyondBuild = (needed: number): string | undefined =>
  needed <= vocabulary
    ? undefined
    : `it needs an engine with vocabulary ${needed}, and this one knows ${vocabulary}; a newer build can serve it`;

/** So many names are said; the others are counted. */
const SAID = 5;

/**
 * Why this build cannot serve documents that another build has published, of which it cannot make a release: what they
 * name that it does not know (R7). Undefined where it knows all of it.
 * @param faults what it finds wrong with them
 * @param widgets all that it has
 */
export function beyondNames(
  texts: DocumentTexts,
  faults: readonly Fault[],
  widgets: readonly string[],
): string | undefined {
  const drawn = [...texts.keys()].filter((file) => kindOf(file)?.name === "widget").map((file) => widgetOf(file) ?? "");
  const names = new Set([
    // A document brings its own form, so that no check misses what draws it.
    ...drawn.filter((type) => !widgets.includes(type)).map((type) => `widget "${type}"`),
    ...faults.flatMap((fault) => unknownIn(fault) ?? []),
  ]);
  if (names.size === 0) return undefined;
  const said = [...names].slice(0, SAID).join(", ");
  const more = names.size > SAID ? ` and ${names.size - SAID} more` : "";
  return `it needs an engine that knows ${said}${more}, which this one does not; a newer build can serve it, or the one that it was published with`;
}

/** What comes with a build, of which documents declare none themselves. */
const ofBuild: ReadonlySet<string> = new Set(["widget", "verb", "operator"]);

/** What a fault finds unknown that documents do not declare themselves: code, or a schema that comes with it. */
function unknownIn({ code, unknown, file, path }: Fault): string | undefined {
  if (unknown && ofBuild.has(unknown.what)) return `${unknown.what} ${quoted(unknown.found)}`;
  const property = `${kindOf(file)?.name ?? "document"} property "${path}"`;
  if (code === "E201") return property;
  if (unknown?.what === "value") return `${quoted(unknown.found)} as ${property}`;
  return code === "E105" ? `documents like ${file}` : undefined;
}
