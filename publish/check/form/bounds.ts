import { isEntries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { shapesOf } from "../contract/shape-fields.ts";
import { ofEach } from "../given/checking.ts";

/**
 * What comes from outside has an end: each list of a call or an entity says how long it may be, so that no answer can
 * freeze a screen, and each number of a request between what it lies.
 */
export const checkBounds = ofEach(
  ({ report }, document) => {
    for (const { schema, path } of shapesOf(document)) {
      if ((schema.type === "array" || isEntries(schema.items)) && schema.maxItems === undefined)
        report(document, path, messages.unbounded("list", "maxItems"));
      if (path[0] !== "request" || (schema.type !== "integer" && schema.type !== "number")) continue;
      const ends = Array.isArray(schema.enum) || (schema.minimum !== undefined && schema.maximum !== undefined);
      if (!ends) report(document, path, messages.unbounded("number of a request", "minimum and maximum"));
    }
  },
  "call",
  "entity",
);
