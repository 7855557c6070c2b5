import type { EffectiveBrand } from "../../documents/compose-brand.ts";
import { elements, isEntries, valueAt } from "../../documents/entries.ts";
import { formatPath, type Path } from "../../documents/position.ts";
import { messages, type Said } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { type SchemedValue, schemedValues } from "../given/brand-schema.ts";
import type { Check } from "../given/checking.ts";

/** What is wrong in one pair's brand with what the schema says of a value and others, and where. */
type Relation = (
  brand: EffectiveBrand,
  schemed: SchemedValue,
  channels: readonly string[],
) => readonly { readonly path: Path; readonly said: Said }[];

const relations: readonly Relation[] = [needs, atMost, names];

/** What the schema of brands says of a value and others holds in each pair; where it does not, the file that set the value is told, once. */
export const checkBrandRelations: Check = ({ project, schemas, report }) => {
  const channels = [...new Set(project.brands.map(({ channel }) => channel))];
  const known = new Set<string>();
  for (const schemed of schemedValues(schemas))
    for (const brand of project.brands)
      for (const { path, said } of relations.flatMap((relation) => relation(brand, schemed, channels))) {
        const file = setBy(brand, path);
        const document = project.documents.find((other) => other.file === file);
        const fault = [file, formatPath(path), said.code].join(" ");
        if (document && !known.has(fault)) report(document, path, said);
        known.add(fault);
      }
};

/** The file that set a value, or the list that holds it. */
function setBy({ origins }: EffectiveBrand, path: Path): string | undefined {
  const around = path.map((_, at) => formatPath(path.slice(0, path.length - at)));
  return around.map((shown) => origins.get(shown)).find((origin) => origin !== undefined)?.file;
}

/** `needs`: a flag promises what another one keeps. */
function needs(brand: EffectiveBrand, { path, says }: SchemedValue): ReturnType<Relation> {
  if (valueAt(brand.value, path) !== true) return [];
  return elements(says.needs)
    .map(String)
    .filter((other) => valueAt(brand.value, ["flags", other]) !== true)
    .map((other) => ({ path, said: messages.flagNeeds(nameOf(brand), path.at(-1) ?? "", other) }));
}

/** `atMost`: a figure is no greater than another. */
function atMost(brand: EffectiveBrand, { path, says }: SchemedValue): ReturnType<Relation> {
  if (typeof says.atMost !== "string") return [];
  const [value, most] = [valueAt(brand.value, path), valueAt(brand.value, says.atMost.split("."))];
  if (typeof value !== "number" || typeof most !== "number" || value <= most) return [];
  return [{ path, said: messages.brandOrder(nameOf(brand), says.atMost, most, value) }];
}

/** `names`: a channel that does not exist says something to nobody. */
function names(brand: EffectiveBrand, { path, says }: SchemedValue, channels: readonly string[]): ReturnType<Relation> {
  if (says.names !== "channel") return [];
  return codesAt(path, valueAt(brand.value, path))
    .filter(({ code }) => !channels.includes(code))
    .map(({ code, path: at }) => ({ path: at, said: messages.unknown("channel", code, nearest(code, channels)) }));
}

/** A code alone, those of a list, or the keys of what is said by them. */
function codesAt(path: Path, value: unknown): readonly { readonly code: string; readonly path: Path }[] {
  if (typeof value === "string") return [{ code: value, path }];
  if (isEntries(value)) return Object.keys(value).map((code) => ({ code, path: [...path, code] }));
  return elements(value).map((code, at) => ({ code: String(code), path: [...path, at] }));
}

const nameOf = ({ business, channel }: EffectiveBrand): string => `${business}-${channel}`;
