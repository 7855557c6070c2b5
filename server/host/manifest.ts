import { extname } from "node:path";
import { withBrandWords } from "../../lending/format/brand-words.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { iconAddress, wholeIconAddress } from "../../publish/page/icon-address.ts";
import { languageTag } from "./page.ts";

/** What pictures a phone takes for an icon; of others it makes its own. */
const types: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
};

/**
 * How a pair is installed on a phone (S28): it opens at the address that names it, whatever page the browser was shown
 * last, and that address is what it is known by, since all pairs of a host lie at one path.
 */
export function manifestOf(boot: Boot) {
  const { brand, business, channel, language, texts } = boot;
  const address = `/?${new URLSearchParams({ b: business, c: channel })}`;
  return {
    id: address,
    start_url: address,
    scope: "/",
    name: brand.name,
    short_name: brand.name,
    description: withBrandWords(texts["engine.description"] ?? "", brand),
    lang: languageTag(language),
    display: "standalone",
    background_color: brand.theme["color-ground"],
    theme_color: brand.theme["color-ground"],
    icons: iconsOf(boot),
  };
}

function iconsOf(boot: Boot) {
  const { mark } = boot.brand;
  // A drawing of the brand's own is its icon as it is.
  if (typeof mark === "string" && mark.startsWith("/assets/")) {
    const type = types[extname(mark)];
    return type ? [{ src: mark, sizes: "any", type, purpose: "any" }] : [];
  }
  return [
    { src: iconAddress(boot), sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: wholeIconAddress(boot), sizes: "any", type: "image/svg+xml", purpose: "maskable" },
  ];
}
