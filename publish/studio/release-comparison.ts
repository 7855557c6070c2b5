import { brandChanges } from "../compare/brand-changes.ts";
import { differenceOf } from "../compare/difference.ts";
import { brandPairs, pairName } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import type { DocumentTexts } from "../pack/sound-documents.ts";
import type { Schemas } from "../reference/schemas-of.ts";
import { brandNames } from "../compare/brand-names.ts";
import { type ComparedSection, differingSections } from "./brand-comparison.ts";
import { brandSheet } from "./brand-sheet.ts";
import { wordingOf } from "./wording.ts";

/** A pair of which two releases have something otherwise. */
interface ChangedPair {
  readonly pair: string;
  readonly name: string;
  /** How many values differ. */
  readonly count: number;
}

/** What one release has otherwise than another. */
export interface ReleaseDifference {
  /** In sentences. */
  readonly said: readonly string[];
  /** The pairs that both have, of which something differs. */
  readonly pairs: readonly ChangedPair[];
  /** Of the pair that is asked about, value by value. */
  readonly sections: readonly ComparedSection[];
}

/** A release as it is compared. */
export interface ComparedRelease {
  readonly texts: DocumentTexts;
  readonly documents: readonly Document[];
}

/** What the second has otherwise than the first; of one pair value by value, with who says so in each. */
export function releaseDifference(
  one: ComparedRelease,
  other: ComparedRelease,
  schemas: Schemas,
  pair: string | undefined,
): ReleaseDifference {
  const { changes } = brandChanges(one.texts, other.texts);
  const counts = new Map<string, number>();
  for (const name of changes.flatMap(({ pairs }) => pairs)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const changed = brandPairs(other.documents).filter((codes) => counts.has(pairName(codes)));
  const names = brandNames(other.documents).filter((brand) => counts.has(brand.pair));
  const asked = changed.find((codes) => pairName(codes) === pair);
  const sheet = ({ documents }: ComparedRelease, { business, channel }: (typeof changed)[number]) =>
    brandSheet(documents, schemas, business, channel);
  return {
    said: differenceOf(
      one.texts,
      other.texts,
      wordingOf(() => schemas),
    ),
    pairs: names.map((brand) => ({ ...brand, count: counts.get(brand.pair) ?? 0 })),
    sections: asked ? differingSections(sheet(one, asked), sheet(other, asked)) : [],
  };
}
