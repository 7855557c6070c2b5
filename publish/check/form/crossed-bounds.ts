import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { objectsIn } from "../walk/objects-in.ts";

/** The least and the most of the same. */
const ends = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

/**
 * Something lies between the bounds of a shape: the least is no more than the most, and those of a whole number are
 * whole.
 */
export const checkCrossedBounds = ofEach(
  ({ report }, document) => {
    for (const { held: shape, path } of objectsIn(document.data)) {
      for (const [least, most] of ends) {
        const [low, high] = [shape[least], shape[most]];
        const broken = [[least, low] as const, [most, high] as const].filter(
          ([, bound]) => shape.type === "integer" && typeof bound === "number" && !Number.isInteger(bound),
        );
        for (const [name, bound] of broken) report(document, [...path, name], messages.brokenBound(name, bound));
        if (broken.length === 0 && typeof low === "number" && typeof high === "number" && low > high)
          report(document, [...path, most], messages.crossedBounds(least, low, most, high));
      }
    }
  },
  "widget",
  "entity",
  "call",
);
