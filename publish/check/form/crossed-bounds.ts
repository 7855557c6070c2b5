import { elements, type Entries, isEntries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";

/** The least and the most of the same. */
const ends = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

/** Something lies between the bounds of a shape: the least is no more than the most, and those of a whole number are whole. */
export const checkCrossedBounds = ofEach(
  ({ report }, document) => {
    for (const { shape, path } of shapesIn(document.data, [])) {
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

/** Every object that a document holds. */
function shapesIn(value: unknown, path: Path): readonly { readonly shape: Entries; readonly path: Path }[] {
  const own = isEntries(value) ? [{ shape: value, path }] : [];
  const inside = isEntries(value) ? Object.entries(value) : [...elements(value).entries()];
  return [...own, ...inside.flatMap(([key, inner]) => shapesIn(inner, [...path, key]))];
}
