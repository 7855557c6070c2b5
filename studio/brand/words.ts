import type { SheetField, SheetLayer } from "../../publish/studio/brand-sheet.ts";
import { layerWords } from "../../publish/words/layer-words.ts";

/** How many brands get what a layer says of a value, and how many have it otherwise by a later one. */
export function reachWords({ gets, others }: NonNullable<SheetField["reach"]>[number]): string {
  const brands = gets === 1 ? "1 brand" : `${gets} brands`;
  if (others === 0) return brands;
  return `${brands}; ${others === 1 ? "1 says" : `${others} say`} it ${others === 1 ? "itself" : "themselves"}`;
}

/** Why an edit leaves the brand that is looked at as it is, as `npm run brand --set` says it. */
export const staysWords = (pair: string, hiding: SheetLayer): string =>
  `It is said again for ${layerWords(hiding.file)}: ${pair} stays as it is.`;
