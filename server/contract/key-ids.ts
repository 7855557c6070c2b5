import { join } from "node:path";
import type { Publication } from "../../publish/pack/publication.ts";
import { readJsonFiles } from "./documents.ts";

/** The key ids that brands have: which paths and bodies can be made out (C2, C7). */
export function loadKeyIds(root: string): ReadonlySet<string> {
  const brands = readJsonFiles<{ api?: { keyId?: string } | null }>(join(root, "brands"), ".brand.json");
  return new Set(brands.flatMap(({ document }) => document.api?.keyId ?? []));
}

/** Those of the brands of a release. */
export function publishedKeyIds({ codes, texts, boot }: Publication): ReadonlySet<string> {
  const [language = ""] = Object.keys(texts);
  const pairs = codes.business.flatMap((business) => codes.channel.map((channel) => [business, channel] as const));
  return new Set(pairs.flatMap((pair) => boot(...pair, language)?.brand.api.keyId ?? []));
}
