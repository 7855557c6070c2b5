import type { Boot } from "../../publish/page/boot.ts";
import { keepCookie } from "./cookie.ts";

const daySeconds = 86_400;

/**
 * Tells the server's next page which brand and language to come with; holds no identity. The language is asked to be
 * kept for the brand's days and renewed on each visit, since browsers keep a cookie for 400 days at most (K6). A brand
 * that lets nobody choose leaves what was chosen in another as it is (B7).
 */
export function rememberBrand({ business, channel, language, brand }: Boot): void {
  const seconds = brand.constants.cookieDays * daySeconds;
  keepCookie(document, `brand=${business}-${channel}`);
  if (brand.flags.languageSwitch) keepCookie(document, `language=${language}; max-age=${seconds}`);
}
