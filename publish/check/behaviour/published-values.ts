import { isDeepStrictEqual } from "node:util";
import { brandData, type EffectiveBrand, layerFiles } from "../../documents/compose-brand.ts";
import type { Document } from "../../documents/document.ts";
import { valueAt } from "../../documents/entries.ts";
import { type JsonObject, jsonOf, objectOf } from "../../documents/json.ts";
import { formatPath, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { setBy } from "../brand/set-by.ts";
import { type Check, ofEach } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { publishedValues } from "./brand-facts.ts";
import { nameOf } from "./facts-of.ts";
import type { Published } from "./gone-by.ts";
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
    if (changesNothing(project, document, other.path, all)) continue;
    const value = publishedValues(project).find(({ path }) => formatPath(path) === formatPath(other.path));
    const means = String(value?.says.description);
    const agreed = {
      ...{ was: other.changed?.was, is: other.changed?.is },
      brands: reached(project, document, other.path),
    };
    report(document, other.path, messages.otherValue(version, other, means, agreed));
  }
}, "brand");

/**
 * Whether every brand of a layer has a value as it was published of all its layers: what a layer says anew is what lies
 * below it, or what lies above it says something else.
 */
function changesNothing(project: Project, { file }: Document, path: Path, all: Published): boolean {
  const layers = project.listed("brand").map((layer) => asPublished(layer, path, all));
  return brandsOf(project, file).every(({ business, channel, value }) =>
    isDeepStrictEqual(valueAt(value, path), valueAt(brandData(layers, business, channel), path)),
  );
}

/** A layer with a value as it was published: one of which nothing was said none. */
function asPublished(layer: Document, path: Path, all: Published): Pick<Document, "file" | "data"> {
  const [, does] = all.get(nameOf(layer))?.find(([label]) => label === formatPath(path)) ?? [];
  return { file: layer.file, data: withOther(objectOf(layer.data), path.map(String), does) };
}

/** An object with another value at a path; without it where that is undefined. */
function withOther(object: JsonObject, [key = "", ...inner]: readonly string[], value: unknown): JsonObject {
  const { [key]: held, ...others } = object;
  const other = inner.length === 0 ? value : withOther(objectOf(held ?? {}), inner, value);
  return other === undefined ? others : { ...others, [key]: jsonOf(JSON.stringify(other)) };
}

const brandsOf = (project: Project, file: string): readonly EffectiveBrand[] =>
  project.brands.filter(({ business, channel }) => layerFiles(business, channel).includes(file));

/** Whether a brand has a value, or anything of one that layers say in parts, from a file. */
const isSetBy = (brand: EffectiveBrand, path: Path, file: string): boolean =>
  setBy(brand, path) === file ||
  [...brand.origins].some(([place, origin]) => origin.file === file && place.startsWith(`${formatPath(path)}.`));

/** In how many brands a layer's value holds; of one that is gone, in how many it did at most. */
function reached(project: Project, { file, data }: Document, path: Path): string {
  const own = brandsOf(project, file);
  const held = valueAt(data, path) === undefined ? own : own.filter((brand) => isSetBy(brand, path, file));
  return `${held.length} of ${project.brands.length} brands`;
}
