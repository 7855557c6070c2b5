import { brandData, brandPairs, pairName } from "../documents/compose-brand.ts";
import { textIn } from "../documents/entries.ts";
import type { Spoken } from "./documents-in.ts";

/** A pair as its borrowers know it. */
export interface NamedBrand {
  readonly pair: string;
  readonly name: string;
}

/** Every pair with its name. */
export const brandNames = (documents: readonly Spoken[]): readonly NamedBrand[] =>
  brandPairs(documents).map((codes) => ({
    pair: pairName(codes),
    name: textIn(brandData(documents, codes.business, codes.channel).name),
  }));
