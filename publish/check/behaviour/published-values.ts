import { type EffectiveBrand, layerFiles } from "../../documents/compose-brand.ts";
import type { Document } from "../../documents/document.ts";
import { valueAt } from "../../documents/entries.ts";
import { formatPath, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { setBy } from "../brand/set-by.ts";
import { type Check, ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { publishedValues } from "./brand-facts.ts";
import { otherwise } from "./otherwise.ts";
import { publishedLines } from "./published-lines.ts";

/**
 * A published value that is another one now. Operators set them, so nothing is refused: they are told what they changed
 * and for how many brands, until somebody publishes it with a reason.
 */
export const checkPublishedValues: Check = ofEach(({ project, behaviour, report }, document) => {
  const published = publishedLines(behaviour, document);
  if (!published) return;
  const { version, all } = published;
  for (const other of otherwise(project, document, all)) {
    const value = publishedValues(project).find(({ path }) => formatPath(path) === formatPath(other.path));
    const means = String(value?.says.description);
    const agreed = {
      ...{ was: other.changed?.was, is: other.changed?.is },
      brands: reached(project, document, other.path),
    };
    report(document, other.path, messages.otherValue(version, other, means, agreed));
  }
}, "brand");

/** Whether a brand has a value, or anything of one that layers say in parts, from a file. */
const isSetBy = (brand: EffectiveBrand, path: Path, file: string): boolean =>
  setBy(brand, path) === file ||
  [...brand.origins].some(([place, origin]) => origin.file === file && place.startsWith(`${formatPath(path)}.`));

/** In how many brands a layer's value holds; of one that is gone, in how many it did at most. */
function reached(project: Project, { file, data }: Document, path: Path): string {
  const own = project.brands.filter(({ business, channel }) => layerFiles(business, channel).includes(file));
  const held = valueAt(data, path) === undefined ? own : own.filter((brand) => isSetBy(brand, path, file));
  return `${held.length} of ${project.brands.length} brands`;
}
