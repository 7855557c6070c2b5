import { pairName } from "../../../publish/documents/compose-brand.ts";
import type { Document, Fault } from "../../../publish/documents/document.ts";
import type { Pair } from "../../../publish/studio/questions.ts";
import { pairsWith, unreadLayers, unreadOf, unreadWords } from "../../../publish/studio/unread/unread-layers.ts";

/**
 * @param faults what is wrong with the documents, at least what cannot be read
 * @throws in words, where the brands define no such pair, or a layer of it cannot be read
 */
export function assertPair(documents: readonly Document[], faults: readonly Fault[], pair: Pair): void {
  const unread = unreadLayers(documents, faults);
  if (!pairsWith(documents, unread).some((one) => pairName(one) === pairName(pair))) throw noPair(pair);
  const [first] = unreadOf(unread, pair);
  if (first) throw new Error(unreadWords(first));
}

export const noPair = (pair: Pair): Error => new Error(`There is no brand ${pairName(pair)}.`);
