import type { Pack, Release, TextTable } from "../../engine/published.ts";
import type { BrandCodes } from "./choose-brand.ts";
import type { LendingBrand } from "./lending-brand.ts";

/** What a page is sent with, so that its first screen needs no further request. */
export interface Boot {
  readonly business: string;
  readonly channel: string;
  readonly language: string;
  readonly brand: LendingBrand;
  readonly release: Release;
  /** The documents of the first screen. */
  readonly pack: Pack;
  /** The texts of the first screen, in `language`. */
  readonly texts: TextTable;
  /** Where all texts of each language are. */
  readonly textAddresses: Readonly<Record<string, string>>;
  /** Codes that exist, for the fallback of what a link says (B2). */
  readonly codes: { readonly business: readonly string[]; readonly channel: readonly string[] };
  /** What a code that does not exist falls back to, whatever brand the page is of (B2). */
  readonly fallback: BrandCodes;
  /** Route of the first screen. */
  readonly first: string;
  /** Who set each value of the brand, `from` as `file:line`; for brands with a page that shows it. */
  readonly origins?: readonly { readonly path: string; readonly from: string }[];
}

export const bootElementId = "boot";
