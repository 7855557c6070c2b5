import { entries, isEntries } from "../../documents/entries.ts";
import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { mayBeLook } from "../behaviour/looks.ts";
import { type Checking, ofEach } from "../given/checking.ts";

/**
 * The keyword `look` of widgets: of a prop whose values are known beforehand alone. Words and figures say something.
 */
export const checkLookKeywords = ofEach(
  (given, document) => visit(given, document, entries(document.data).props, ["props"]),
  "widget",
);

function visit(given: Pick<Checking, "report">, document: Document, shape: unknown, path: Path): void {
  if (!isEntries(shape)) return;
  if (shape.look === true && !mayBeLook(shape))
    given.report(document, [...path, "look"], messages.lookOfWords(shape.type), { at: "key" });
  for (const [name, prop] of Object.entries(entries(shape.properties)))
    visit(given, document, prop, [...path, "properties", name]);
  visit(given, document, shape.items, [...path, "items"]);
}
