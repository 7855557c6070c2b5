import { composeBrand } from "../documents/compose-brand.ts";
import { findNodeAtLocation } from "jsonc-parser";
import type { Document } from "../documents/document.ts";
import { entries } from "../documents/entries.ts";
import { canonical, isObject, type Json, jsonAt, jsonOf } from "../documents/json.ts";
import { merge } from "../documents/merge.ts";
import { setBy } from "../check/brand/set-by.ts";
import { type BrandLayer, brandLayers, type LayerName } from "./brand-layers.ts";
import { withValue } from "./with-value.ts";

/** What is to be otherwise in a brand. */
export interface BrandEdit {
  readonly business: string;
  readonly channel: string;
  /** Where it stands: `["flags", "voucher"]`. */
  readonly path: readonly string[];
  /** Undefined takes it out of the layer, so that what lies below holds. */
  readonly value: Json | undefined;
  /** Which layer is to say so; chosen where nobody says. */
  readonly layer?: LayerName | undefined;
}

/** A file that is to be written anew, and what that does. */
export interface PlannedEdit {
  readonly layer: BrandLayer;
  /** As the file is written now; undefined where there is none. */
  readonly before: string | undefined;
  /** As it is to be written; undefined where there is nothing to say, and then no file. */
  readonly text: string | undefined;
  /** What the layer is to say itself; undefined where nothing. */
  readonly says: Json | undefined;
  /** The file of a later layer that says something else, so that this pair stays as it is. */
  readonly hiddenBy: string | undefined;
}

/**
 * The layer that is to say a value of a pair where nobody names one: that which says it now, for another would not show;
 * but what all brands have from the base is said for this business alone.
 */
function layerFor(
  documents: readonly Document[],
  { business, channel, path }: Pick<BrandEdit, "business" | "channel" | "path">,
): LayerName {
  const said = setBy(composeBrand(documents, business, channel), path);
  const found = brandLayers(documents, business, channel).find(({ file }) => file === said);
  return found === undefined || found.name === "base" ? "business" : found.name;
}

/** What an edit comes to: a value that is the same as what lies below is not said once more. Writes nothing. */
export function planEdit(documents: readonly Document[], edit: BrandEdit): PlannedEdit {
  const { business, channel, path, value } = edit;
  const layers = brandLayers(documents, business, channel);
  const name = edit.layer ?? layerFor(documents, edit);
  const at = layers.findIndex((one) => one.name === name);
  const layer = layers[at];
  if (!layer) throw new Error(`a brand has no layer "${name}"`);
  const documentOf = ({ file }: BrandLayer) => documents.find((document) => document.file === file);
  const below = layers.slice(0, at).reduce<Json>((brand, one) => merge(brand, documentOf(one)?.data ?? {}), {});
  const repeats = value !== undefined && isSaidBy(jsonAt(below, path), value);
  const before = documentOf(layer)?.text;
  const base = documents.find(({ file }) => file === "brands/base.brand.json");
  const says = repeats ? undefined : value;
  const empty = emptyLayer(layer, base);
  const written = before === undefined && says === undefined ? undefined : withValue(before ?? empty, path, says);
  // A pair's file is there for what it says alone: with nothing left it is as if it had never been made.
  const saysNothing = name === "pair" && written !== undefined && plain(written) === plain(empty);
  const text = saysNothing ? undefined : written;
  const hiding = layers.slice(at + 1).findLast((one) => {
    const tree = documentOf(one)?.tree;
    return tree !== undefined && !isObject(value) && findNodeAtLocation(tree, [...path]) !== undefined;
  });
  return { layer, before, text, says, hiddenBy: hiding?.file };
}

/** Whether a value says nothing otherwise; of what has names a layer says some. */
const isSaidBy = (below: Json | undefined, value: Json): boolean =>
  isObject(below) && isObject(value)
    ? Object.entries(value).every(([name, word]) => isSaidBy(jsonAt(below, [name]), word))
    : canonical(below) === canonical(value);

/** A layer that says nothing yet, of the schema that the base is of, a folder further down. */
function emptyLayer({ file }: BrandLayer, base: Document | undefined): string {
  const id = file.slice(file.lastIndexOf("/") + 1, -".brand.json".length);
  const schema = `../${String(entries(base?.data).$schema)}`;
  return `{\n  "$schema": ${JSON.stringify(schema)},\n  "id": ${JSON.stringify(id)}\n}\n`;
}

/** A text however its lines are broken. */
const plain = (text: string): string => text.replaceAll(/\s/g, "");

/** A value as somebody writes it on a command line: JSON, and what is none is a text. */
export function valueOf(text: string): Json {
  try {
    return jsonOf(text);
  } catch {
    return text;
  }
}
