import { isEntries } from "../../documents/entries.ts";
import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { type Checking, ofEach } from "../given/checking.ts";
import { units } from "../types/units.ts";

/** The keyword `unit` of widgets, calls and entities: one that is known, and for an amount of the contract `wire: money`, which converts it. */
export const checkUnitKeywords = ofEach(
  (given, document) => visit(given, document, document.data, []),
  "widget",
  "call",
  "entity",
);

/** Of a code its values are `known`. */
const known: readonly string[] = [...units.filter((unit) => unit !== "code"), "any"];

function visit(given: Checking, document: Document, value: unknown, path: Path): void {
  if (Array.isArray(value)) value.forEach((one, index) => visit(given, document, one, [...path, index]));
  if (!isEntries(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== "unit" || typeof inner !== "string" || path.at(-1) === "properties")
      visit(given, document, inner, [...path, key]);
    else if (document.kind === "widget" && !known.includes(inner))
      given.report(document, [...path, key], messages.notInList(known, inner, nearest(inner, known)));
    else if (document.kind !== "widget" && inner === "kobo")
      given.report(document, [...path, key], messages.koboByWire());
  }
}
