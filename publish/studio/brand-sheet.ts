import { composeBrand, pairName } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import { textIn } from "../documents/entries.ts";
import { canonical, type Json, jsonAt } from "../documents/json.ts";
import { merge } from "../documents/merge.ts";
import { formatPath } from "../documents/position.ts";
import { brandLayers, type LayerName } from "../edit/brand-layers.ts";
import { type Reach, reachOf } from "../edit/reach-of.ts";
import type { Schemas } from "../reference/schemas-of.ts";
import { type OrderOption, orderOptions } from "./form/order-options.ts";
import { orderLabel } from "./form/order-label.ts";
import type { FormField, FormSection } from "./form/brand-form.ts";
import type { UnreadLayer } from "./unread/unread-layers.ts";
import { brandFormOf } from "./form/section-form.ts";

/** One of a pair's layers, and whom it reaches. */
export interface SheetLayer {
  readonly name: LayerName;
  readonly file: string;
  /** How many pairs have it; of these some say a value themselves (`SheetField.reach`). */
  readonly reaches: number;
}

/** A value as a pair has it, who says so, and what it would be otherwise. */
export interface SheetField extends FormField {
  readonly value: Json | undefined;
  /** What each layer says itself, in the order of the layers; null where it says nothing. */
  readonly said: readonly ({ readonly value: Json } | null)[];
  /** Which layer's word holds, by its place among the layers; -1 where none says anything. */
  readonly by: number;
  /** The line in which it does. */
  readonly line: number | undefined;
  /** What holds without that layer. */
  readonly below: Json | undefined;
  /** Whom an edit of it reaches in each layer, in the order of the layers; absent of what is part of a value. */
  readonly reach?: readonly Reach[] | undefined;
  /** What may stand in it, of an order. */
  readonly options?: readonly OrderOption[] | undefined;
}

export interface SheetSection extends Omit<FormSection, "fields"> {
  readonly fields: readonly SheetField[];
}

/** All that can be set of a pair. */
export interface BrandSheet {
  readonly pair: string;
  readonly name: string;
  readonly layers: readonly SheetLayer[];
  readonly sections: readonly SheetSection[];
}

/** A pair of which a layer cannot be read: of none of its values anybody knows what it is. */
export interface UnreadBrand {
  readonly pair: string;
  readonly unread: readonly UnreadLayer[];
}

/** What a pair of codes has of each value, and which of its layers says so. */
export function brandSheet(
  documents: readonly Document[],
  schemas: Schemas,
  business: string,
  channel: string,
): BrandSheet {
  const brand = composeBrand(documents, business, channel);
  const layers = brandLayers(documents, business, channel);
  const texts = layers.map(({ file }) => documents.find((document) => document.file === file)?.data);
  /** What holds of the first so many layers. */
  const merged = texts.reduce<Json[]>((held, data) => [...held, merge(held.at(-1) ?? {}, data ?? {})], []);
  const reach = reachOf(documents);
  const field = (of: FormField): SheetField => {
    const said = texts.map((data) => {
      const value = jsonAt(data, of.path);
      return value === undefined ? null : { value };
    });
    const by = said.findLastIndex((one) => one !== null);
    const origin = lineOf(brand.origins, formatPath(of.path), layers[by]?.file);
    const options = of.takes.is === "order" ? orderOptions(documents, schemas, brand.value, of.path) : undefined;
    const below = by > 0 ? jsonAt(merged[by - 1], of.path) : undefined;
    const words = options && Object.fromEntries(options.map(({ id }) => [id, orderLabel(id, options)]));
    return {
      ...of,
      takes: words && of.takes.is === "order" ? { ...of.takes, words } : of.takes,
      value: jsonAt(brand.value, of.path),
      said,
      by,
      line: origin,
      below,
      options,
      reach: layers.map(({ file }) => reach(file, of.path)),
    };
  };
  return {
    pair: pairName({ business, channel }),
    name: textIn(brand.value.name),
    layers: layers.map(({ name, file, reaches }) => ({ name, file, reaches: reaches.length })),
    sections: brandFormOf(documents, schemas, brand.value).map((section) => ({
      ...section,
      fields: section.fields.map(field),
    })),
  };
}

/** Whether two values say the same. */
export const isSame = (one: Json | undefined, other: Json | undefined): boolean => canonical(one) === canonical(other);

/** The line of a value, or of the first that is in it. */
function lineOf(
  origins: ReturnType<typeof composeBrand>["origins"],
  path: string,
  file: string | undefined,
): number | undefined {
  const own = origins.get(path);
  if (own) return own.line;
  for (const [at, origin] of origins) if (at.startsWith(`${path}.`) && origin.file === file) return origin.line;
  return undefined;
}
