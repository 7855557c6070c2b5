import { brandData, brandPairs, layerFiles, pairName } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import { elements, entries, textIn } from "../documents/entries.ts";

/** A pair at a glance. */
export interface BrandCard {
  readonly business: string;
  readonly channel: string;
  readonly pair: string;
  readonly name: string;
  /** Its colours and corners, by the names of the theme. */
  readonly theme: Readonly<Record<string, string>>;
  /** What home shows, in order, with the shape of the first. */
  readonly home: readonly string[];
  readonly hero: string;
  /** The files that it is made of: what is wrong in one of them is wrong with it. */
  readonly files: readonly string[];
}

/** Every pair that the brands define. */
export function brandCards(documents: readonly Document[]): readonly BrandCard[] {
  return brandPairs(documents).map(({ business, channel }) => {
    const brand = brandData(documents, business, channel);
    const sections = entries(entries(brand.home).sections);
    return {
      business,
      channel,
      pair: pairName({ business, channel }),
      name: textIn(brand.name),
      theme: wordsIn(brand.theme),
      home: elements(entries(brand.home).order).map((one) => textIn(one)),
      hero: textIn(entries(entries(sections.credit).with).layout, "solid"),
      files: layerFiles(business, channel),
    };
  });
}

const wordsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(entries(value)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
