import { posix } from "node:path";
import { ofEach } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { elements, entries } from "../../documents/entries.ts";
import { objectsIn } from "../walk/objects-in.ts";

/** Every `$ref` of a call or an entity leads to an entity; a cached call is kept by fields that it sends. */
export const checkEntityReferences = ofEach(
  ({ project, report }, document) => {
    const known = project.ofKind("entity");
    const folder = posix.dirname(document.file);
    for (const { held, path } of objectsIn(document.data)) {
      const { $ref: led } = held;
      if (typeof led !== "string" || led.startsWith("#") || known.has(posix.join(folder, led))) continue;
      const near = nearest(
        led,
        [...known.keys()].map((file) => posix.relative(folder, file)),
      );
      report(document, [...path, "$ref"], messages.unknown("entity", led, near));
    }
    const { cache, request } = entries(document.data);
    const fields = Object.keys(entries(entries(request).properties));
    elements(entries(cache).by).forEach((field, index) => {
      if (typeof field !== "string" || fields.length === 0 || fields.includes(field)) return;
      report(document, ["cache", "by", index], messages.undeclared("field", field, nearest(field, fields)));
    });
  },
  "call",
  "entity",
);
