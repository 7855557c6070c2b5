import { AsyncLocalStorage } from "node:async_hooks";
import { join, relative } from "node:path";
import { brandPairs, brandValue, defaultPair } from "../../publish/documents/compose-brand.ts";
import type { Json } from "../../publish/documents/json.ts";
import type { LendingBrand } from "../../publish/page/lending-brand.ts";
import { readJsonFiles, type Served } from "./documents.ts";

/** A brand, and the channel that it is the brand of. */
export type CallBrand = LendingBrand & { readonly channel: string };

/** The brand of a pair of codes; of a code that nobody knows, or is none, the default's on its axis (B2, R11). */
export type BrandOf = (business?: string, channel?: string) => CallBrand;

const calling = new AsyncLocalStorage<CallBrand>();
let usual: BrandOf | undefined;

/** Loads the documents of `brands/` below `root`; called once when the process starts. What no call asks for is of the default brand. */
export function loadBrands(root: string): BrandOf {
  const layers = readJsonFiles<Json>(join(root, "brands"), ".brand.json").map(({ file, document }) => ({
    file: relative(root, file).replaceAll("\\", "/"),
    data: document,
  }));
  const fallback = defaultPair(layers);
  const known = new Map(
    brandPairs(layers).map(({ business, channel }) => [
      `${business}-${channel}`,
      { ...brandValue(layers, business, channel), channel },
    ]),
  );
  const of: BrandOf = (business = fallback.business, channel = fallback.channel) => {
    const brand = [
      [business, channel],
      [business, fallback.channel],
      [fallback.business, channel],
      [fallback.business, fallback.channel],
    ].flatMap((pair) => known.get(pair.join("-")) ?? [])[0];
    if (!brand) throw new Error("there is no brand");
    return brand;
  };
  return asUsual(of);
}

/** Takes these brands where nobody calls, too: personas, the close of business. */
function asUsual(of: BrandOf): BrandOf {
  usual = of;
  return of;
}

/** The brands of the release that is served now: an edit of one is the lender's with its next call (B9). */
export function publishedBrands(documents: Served): BrandOf {
  return asUsual((business, channel) => {
    const { codes, fallback, brand } = documents.current();
    const of = channel !== undefined && codes.channel.includes(channel) ? channel : fallback.channel;
    return {
      ...brand(business !== undefined && codes.business.includes(business) ? business : fallback.business, of),
      channel: of,
    };
  });
}

/** Does some work for a borrower of a brand. */
export const forBrand = <T>(brand: CallBrand, work: () => T): T => calling.run(brand, work);

/**
 * The brand of the call that is being answered, whose figures the lender keeps to; where nobody calls (personas, the
 * close of business), the default brand.
 */
export const callBrand = (): CallBrand => calling.getStore() ?? brandOf();

/** The brand of a pair of codes, as `BrandOf` says. @throws before any brand was loaded */
export function brandOf(business?: string, channel?: string): CallBrand {
  if (!usual) throw new Error("no brand was loaded");
  return usual(business, channel);
}

/** The figures of that brand. */
export const figures = (): LendingBrand["constants"] => callBrand().constants;
