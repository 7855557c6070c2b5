import { brandData, brandPairs, pairName } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import { textIn } from "../documents/entries.ts";
import type { JsonObject } from "../documents/json.ts";
import { mergeObjects } from "../documents/merge.ts";
import { formatPath, isAround } from "../documents/position.ts";
import type { Schemas } from "../reference/schemas-of.ts";
import { brandForm, type Takes } from "./brand-form.ts";

/** A value of brands by what it is called. */
export interface Term {
  /** Where it stands: `flags.voucher`. */
  readonly path: string;
  readonly title: string;
  /** The title of its section. */
  readonly section: string;
  readonly takes: Takes;
}

/** What the values of brands are called, and the brands. */
export interface BrandTerms {
  readonly terms: readonly Term[];
  readonly names: readonly { readonly pair: string; readonly name: string }[];
}

/** Of all pairs together: what one alone has named, as a menu, has its title too. */
export function brandTerms(documents: readonly Document[], schemas: Schemas): BrandTerms {
  const brands = brandPairs(documents).map((pair) => ({
    pair: pairName(pair),
    value: brandData(documents, pair.business, pair.channel),
  }));
  const together = brands.reduce<JsonObject>((all, { value }) => mergeObjects(all, value), {});
  return {
    terms: brandForm(schemas, together).flatMap(({ title: section, fields }) =>
      fields.map(({ path, title, takes }) => ({ path: formatPath(path), title, section, takes })),
    ),
    names: brands.map(({ pair, value }) => ({ pair, name: textIn(value.name) })),
  };
}

/** What a value is called, or that in which it stands; by its path where nothing is said of it any more. */
export const termOf = ({ terms }: Pick<BrandTerms, "terms">, path: string): Term =>
  terms.find((term) => isAround(term.path, path)) ?? { path, title: path, section: "", takes: { is: "other" } };
