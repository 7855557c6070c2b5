import { posix } from "node:path";
import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import { type Checking, ofEach } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { elements, entries, isEntries } from "../../documents/entries.ts";

/** Every `$ref` of a call or an entity leads to an entity; a cached call is kept by fields that it sends. */
export const checkEntityReferences = ofEach(
  (given, document) => {
    visit(given, document, document.data, []);
    const { cache, request } = entries(document.data);
    const fields = Object.keys(entries(entries(request).properties));
    elements(entries(cache).by).forEach((field, index) => {
      if (typeof field !== "string" || fields.length === 0 || fields.includes(field)) return;
      given.report(document, ["cache", "by", index], messages.undeclared("field", field, nearest(field, fields)));
    });
  },
  "call",
  "entity",
);

function visit(given: Checking, document: Document, value: unknown, path: Path): void {
  if (Array.isArray(value)) value.forEach((inner, index) => visit(given, document, inner, [...path, index]));
  if (!isEntries(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== "$ref" || typeof inner !== "string") {
      visit(given, document, inner, [...path, key]);
      continue;
    }
    const known = given.project.ofKind("entity");
    const folder = posix.dirname(document.file);
    if (inner.startsWith("#") || known.has(posix.join(folder, inner))) continue;
    const near = nearest(
      inner,
      [...known.keys()].map((file) => posix.relative(folder, file)),
    );
    given.report(document, [...path, key], messages.unknown("entity", inner, near));
  }
}
