import { entries, isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";

/**
 * What comes from outside has an end: each list of a call or an entity says how long it may be, so that no answer can
 * freeze a screen, and each number of a request between what it lies.
 */
export const checkBounds = ofEach(({ report }, document) => {
  if (document.kind !== "call" && document.kind !== "entity") return;
  const { request, response } = entries(document.data);
  const shapes: [Path, unknown][] =
    document.kind === "call"
      ? [
          [["request"], request],
          [["response"], response],
        ]
      : [[[], document.data]];
  for (const [path, shape] of shapes)
    visit(shape, path, (found, at) => {
      if ((found.type === "array" || isEntries(found.items)) && found.maxItems === undefined)
        report(document, at, messages.unbounded("list", "maxItems"));
      if (path[0] !== "request" || (found.type !== "integer" && found.type !== "number")) return;
      const ends = Array.isArray(found.enum) || (found.minimum !== undefined && found.maximum !== undefined);
      if (!ends) report(document, at, messages.unbounded("number of a request", "minimum and maximum"));
    });
});

/** Every shape inside, the outer one first; what it leads to is a document of its own. */
function visit(shape: unknown, path: Path, see: (shape: Record<string, unknown>, path: Path) => void): void {
  if (!isEntries(shape)) return;
  see(shape, path);
  for (const [name, inner] of Object.entries(entries(shape.properties)))
    visit(inner, [...path, "properties", name], see);
  visit(shape.items, [...path, "items"], see);
  visit(shape.additionalProperties, [...path, "additionalProperties"], see);
}
