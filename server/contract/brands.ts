import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brandPairs, brandValue, defaultPair } from "../../publish/documents/compose-brand.ts";
import { listFiles } from "../../publish/documents/list-files.ts";
import { parseDocument } from "../../publish/documents/parse-document.ts";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";

/** What a brand says of lending. */
type BrandOfCall = Pick<LendingBrand, "flags" | "lists"> & { readonly channel: string };

let brands: (business?: string, channel?: string) => BrandOfCall = () => {
  throw new Error("the brands are not loaded");
};

/** Loads the documents of `brands/` below `root`; called once when the process starts. */
export function loadBrands(root: string): void {
  const documents = listFiles(root)
    .filter((file) => file.startsWith("brands/"))
    .flatMap((file) => {
      const parsed = parseDocument("brand", file, readFileSync(join(root, file), "utf8"));
      return "document" in parsed ? [parsed.document] : [];
    });
  const pairs = brandPairs(documents);
  const fallback = defaultPair(documents);
  brands = (asked, askedChannel) => {
    const business = pairs.some((pair) => pair.business === asked) ? String(asked) : fallback.business;
    const channel = pairs.some((pair) => pair.channel === askedChannel) ? String(askedChannel) : fallback.channel;
    const { flags, lists } = brandValue(documents, business, channel);
    return { flags, lists, channel };
  };
}

/** The brand that the query of a call names; a code that nobody knows falls back on its axis, as in an address (R11). */
export const brandOf = (query: Readonly<Record<string, string>>): BrandOfCall => brands(query.bizType, query.c);
