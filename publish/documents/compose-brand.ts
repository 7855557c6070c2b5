import { findNodeAtLocation } from "jsonc-parser";
import { entries } from "./entries.ts";
import { type Json, type JsonObject, objectOf } from "./json.ts";
import { mergeObjects } from "./merge.ts";
import type { LendingBrand } from "../page/lending-brand.ts";
import type { Document } from "./document.ts";
import { formatPath, type Path, positionAt } from "./position.ts";

/** The file and line that set a value of the effective brand. */
interface Origin {
  readonly file: string;
  readonly line: number;
}

type BrandValue = JsonObject;

/** What of a document of `brands/` the effective brand is made of. */
type Layer = Pick<Document, "file" | "data">;

/** The brand that a pair of codes selects. */
export interface EffectiveBrand {
  readonly business: string;
  readonly channel: string;
  readonly value: BrandValue;
  /** For every leaf (a list counts as one), by its path, who set it. */
  readonly origins: ReadonlyMap<string, Origin>;
}

const envelope = new Set(["$schema", "id"]);

/** base ⊕ business ⊕ channel ⊕ pair (B3). Layers that are not there are left out; the pair's file is optional. */
export function composeBrand(documents: readonly Document[], business: string, channel: string): EffectiveBrand {
  const layers = layersOf(documents, business, channel);
  const value = merged(layers);
  return { business, channel, value, origins: originsOf(layers, value) };
}

/** For every leaf of what layers come to, by its path, who set it. */
export function originsOf(layers: readonly Document[], value: JsonObject): EffectiveBrand["origins"] {
  const origins = new Map<string, Origin>();
  for (const path of leaves(value)) {
    const origin = originOf(layers, path);
    if (origin) origins.set(formatPath(path), origin);
  }
  return origins;
}

/** The brand that a pair of codes selects, without who set what. */
export const brandData = (documents: readonly Layer[], business: string, channel: string): JsonObject =>
  merged(layersOf(documents, business, channel));

/** The same as whoever reads it knows it; of checked documents, whose brands are whole. */
export const brandValue = (documents: readonly Layer[], business: string, channel: string): LendingBrand =>
  // What `lending-brand.ts` says of it is what `npm run check` holds base and its layers to.
  brandData(documents, business, channel) as LendingBrand;

/** A pair as its file and errors name it: `716-104`. */
export const pairName = ({ business, channel }: Pick<EffectiveBrand, "business" | "channel">): string =>
  `${business}-${channel}`;

/** The files of a pair's layers, each over those before it (B3). */
export const layerFiles = (business: string, channel: string): readonly string[] => [
  "brands/base.brand.json",
  `brands/business/${business}.brand.json`,
  `brands/channel/${channel}.brand.json`,
  `brands/pair/${pairName({ business, channel })}.brand.json`,
];

/** Whether a file is a layer of some pairs alone; the base is one of all. */
export const isLayer = (file: string): boolean => /^brands\/(business|channel|pair)\//.test(file);

/** The documents of a pair's layers, each over those before it. */
export const layersOf = <L extends Layer>(documents: readonly L[], business: string, channel: string): readonly L[] =>
  layerFiles(business, channel).flatMap((file) => documents.find((document) => document.file === file) ?? []);

function merged([first, ...over]: readonly Layer[]): BrandValue {
  let value: BrandValue = first ? alone(first) : {};
  for (const { data } of over) value = mergeObjects(value, withoutEnvelope(data));
  return value;
}

/** What a layer comes to under no other; the base does so for every pair. */
function alone({ data }: Layer): BrandValue {
  if (typeof data !== "object" || data === null) return {};
  const known = aloneOf.get(data);
  if (known) return known;
  const value = mergeObjects({}, withoutEnvelope(data));
  aloneOf.set(data, value);
  return value;
}

const aloneOf = new WeakMap<object, BrandValue>();

/** Every pair of codes that the brands folder defines (B2), in order. */
export function brandPairs(documents: readonly Layer[]): { business: string; channel: string }[] {
  const codes = (folder: string) =>
    documents
      .filter(({ file }) => file.startsWith(`brands/${folder}/`))
      .map(({ file }) => file.slice(`brands/${folder}/`.length, -".brand.json".length));
  return codes("business").flatMap((business) => codes("channel").map((channel) => ({ business, channel })));
}

/** The pair of an address that names none (B2), as base states it; else the first. */
export function defaultPair(documents: readonly Layer[]): { business: string; channel: string } {
  const base = documents.find(({ file }) => file === "brands/base.brand.json");
  const { business, channel } = entries(entries(base?.data).pair);
  if (typeof business === "string" && typeof channel === "string") return { business, channel };
  return brandPairs(documents)[0] ?? { business: "", channel: "" };
}

function withoutEnvelope(data: Json): JsonObject {
  return Object.fromEntries(Object.entries(objectOf(data)).filter(([key]) => !envelope.has(key)));
}

function* leaves(value: Json, path: Path = []): Generator<Path> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    yield path;
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key]);
}

/** The last layer that states a leaf is the one that set it: a later null would have removed it. */
function originOf(layers: readonly Document[], path: Path): Origin | undefined {
  for (const layer of layers.toReversed()) {
    const node = findNodeAtLocation(layer.tree, [...path]);
    if (node) return { file: layer.file, line: positionAt(layer.text, (node.parent ?? node).offset).line };
  }
  return undefined;
}
