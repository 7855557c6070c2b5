import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { ofEach } from "../given/checking.ts";
import { units } from "../types/units.ts";
import { objectsIn } from "../walk/objects-in.ts";

/** Of a code its values are `known`. */
const known: readonly string[] = [...units.filter((unit) => unit !== "code"), "any"];

/**
 * The keyword `unit` of widgets, calls and entities: one that is known, and for an amount of the contract `wire:
 * money`, which converts it.
 */
export const checkUnitKeywords = ofEach(
  ({ report }, document) => {
    for (const { held, path } of objectsIn(document.data)) {
      const { unit } = held;
      if (typeof unit !== "string" || path.at(-1) === "properties") continue;
      if (document.kind !== "widget" && unit === "kobo") report(document, [...path, "unit"], messages.koboByWire());
      if (document.kind === "widget" && !known.includes(unit))
        report(document, [...path, "unit"], messages.notInList(known, unit, nearest(unit, known)));
    }
  },
  "widget",
  "call",
  "entity",
);
