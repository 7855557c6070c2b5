import { brandNames, type NamedBrand } from "../compare/brand-names.ts";
import type { Spoken } from "../compare/documents-in.ts";
import { brandData, brandPairs } from "../documents/compose-brand.ts";
import type { Json, JsonObject } from "../documents/json.ts";
import { mergeObjects } from "../documents/merge.ts";
import { formatPath, isAround } from "../documents/position.ts";
import type { Schemas } from "../reference/schemas-of.ts";
import type { Takes } from "./form/brand-form.ts";
import { orderLabel } from "./form/order-label.ts";
import { orderOptions } from "./form/order-options.ts";
import { brandFormOf } from "./form/section-form.ts";

/** A value of brands by what it is called. */
export interface Term {
  /** Where it stands: `flags.voucher`. */
  readonly path: string;
  readonly title: string;
  /** The title of its section. */
  readonly section: string;
  readonly takes: Takes;
  /** As what it counts where nobody says it. */
  readonly fallback?: Json | undefined;
  /** Of an order what each that may stand in it is called. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
}

/** What the values of brands are called, and the brands. */
export interface BrandTerms {
  readonly terms: readonly Term[];
  readonly names: readonly NamedBrand[];
}

/** Of all pairs together: what one alone has named, as a menu, has its title too. */
export function brandTerms(documents: readonly Spoken[], schemas: Schemas): BrandTerms {
  const together = brandPairs(documents).reduce<JsonObject>(
    (all, { business, channel }) => mergeObjects(all, brandData(documents, business, channel)),
    {},
  );
  const labelsOf = (path: readonly string[]): Term["labels"] => {
    const options = orderOptions(documents, schemas, together, path);
    return options && Object.fromEntries(options.map(({ id }) => [id, orderLabel(id, options)]));
  };
  return {
    terms: brandFormOf(documents, schemas, together).flatMap(({ title: section, fields }) =>
      fields.map(({ path, title, takes, fallback }) => {
        const term = { path: formatPath(path), title, section, takes, fallback };
        if (takes.is !== "order") return term;
        // Made when they are asked for: most edits are of something else.
        return {
          ...term,
          get labels() {
            return labelsOf(path);
          },
        };
      }),
    ),
    names: brandNames(documents),
  };
}

/** What a value is called, or that in which it stands; by its path where nothing is said of it any more. */
export const termOf = ({ terms }: Pick<BrandTerms, "terms">, path: string): Term =>
  terms.find((term) => isAround(term.path, path)) ?? { path, title: path, section: "", takes: { is: "other" } };
