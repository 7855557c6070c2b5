import { brandPairs, layerFiles, pairName } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";

/** The layers of a brand, each over those before it (B3). */
export const layerNames = ["base", "business", "channel", "pair"] as const;

export type LayerName = (typeof layerNames)[number];

/** One layer of a pair, which others may have too. */
export interface BrandLayer {
  readonly name: LayerName;
  readonly file: string;
  /** The pairs that have it, by their names: whom an edit of it may reach. */
  readonly reaches: readonly string[];
}

/** The layers of a pair, base first, whether their files are there or not. */
export function brandLayers(
  documents: readonly Pick<Document, "file" | "data">[],
  business: string,
  channel: string,
): readonly BrandLayer[] {
  const pairs = brandPairs(documents);
  return layerFiles(business, channel).flatMap((file, at) => {
    const name = layerNames[at];
    const reaches = pairs.filter((pair) => layerFiles(pair.business, pair.channel).includes(file)).map(pairName);
    return name === undefined ? [] : [{ name, file, reaches }];
  });
}
