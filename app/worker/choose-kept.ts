import { chooseBrand } from "../../publish/page/choose-brand.ts";
import { spokenLanguage } from "../../publish/page/spoken-language.ts";
import type { KeptPage, LastShown } from "./kept-page.ts";

/**
 * The kept page that an address means, by the host's own rules (`server/host/asked-page.ts`, B2, B7): exactly that pair
 * in exactly that language, else none. An address with a code that nobody knows leads to the host's usual brand, which
 * the worker does not know: it has no page for that.
 */
export function chooseKept(
  { pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">,
  kept: readonly KeptPage[],
  shown: LastShown | undefined,
): KeptPage | undefined {
  const path = pathname.replace(/index\.html$/, "");
  // A place in an export says the pair and the language itself.
  if (path !== "/") return kept.find((page) => page.path === path);
  const codes = kept[0]?.codes;
  if (!codes || !shown) return undefined;
  const session = { b: shown.business, c: shown.channel };
  const { business, channel, unknown } = chooseBrand({ search, hash, session, fallback: shown, codes });
  if (unknown.length > 0) return undefined;
  return kept.find(
    (page) =>
      page.business === business &&
      page.channel === channel &&
      page.language === spokenLanguage(page.speaking, shown.chosen),
  );
}
