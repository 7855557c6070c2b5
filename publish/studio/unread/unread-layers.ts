import { brandPairs, type EffectiveBrand, layerFiles } from "../../documents/compose-brand.ts";
import type { Document, Fault } from "../../documents/document.ts";
import type { Json } from "../../documents/json.ts";
import { layerFile, layerWords } from "../../words/layer-words.ts";

/** A layer of brands that cannot be read as it is written: what it says is known to nobody until it is mended. */
export interface UnreadLayer {
  readonly file: string;
  /** From 1: where the first thing is wrong. */
  readonly line: number;
  readonly message: string;
}

/** A pair of codes. */
type Codes = Pick<EffectiveBrand, "business" | "channel">;

const isBrand = new RegExp(`^${layerFile}$`);

/** The layers of brands among what cannot be read, each with the first thing that is wrong with it. */
export function unreadLayers(
  documents: readonly Pick<Document, "file">[],
  faults: readonly Fault[],
): readonly UnreadLayer[] {
  if (faults.length === 0) return [];
  const read = new Set(documents.map(({ file }) => file));
  const found = new Map<string, UnreadLayer>();
  for (const { file, line, message } of faults)
    if (isBrand.test(file) && !read.has(file) && !found.has(file)) found.set(file, { file, line, message });
  return [...found.values()];
}

/** Those that a pair is made of. */
export function unreadOf(unread: readonly UnreadLayer[], { business, channel }: Codes): readonly UnreadLayer[] {
  const files = layerFiles(business, channel);
  return unread.filter(({ file }) => files.includes(file));
}

/** All pairs, those too of which a layer cannot be read: they are no less there. */
export const pairsWith = (
  documents: readonly { readonly file: string; readonly data: Json }[],
  unread: readonly UnreadLayer[],
): readonly Codes[] => brandPairs([...documents, ...unread.map(({ file }) => ({ file, data: {} }))]);

/** That a layer cannot be read, and where that is mended. */
export const unreadWords = ({ file, line, message }: UnreadLayer): string =>
  `What is said for ${layerWords(file)} cannot be read: ${message} (${file}:${line}). Mend it there first.`;
