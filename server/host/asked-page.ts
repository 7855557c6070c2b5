import { chooseBrand } from "../../publish/page/choose-brand.ts";
import type { Boot } from "../../publish/page/boot.ts";
import type { Publication } from "../../publish/pack/publication.ts";
import { cookieOf } from "./cookies.ts";
import { spokenBoot } from "./spoken-boot.ts";

/**
 * Which brand and language a request for the page means: its address, then what the last page noted, then the default.
 * Undefined when that brand is closed: it is not served as another one.
 */
export function askedBoot(publication: Publication, search: string, cookies: string | undefined): Boot | undefined {
  const { codes, fallback } = publication;
  const [b, c] = (cookieOf(cookies, "brand") ?? "").split("-");
  const { business, channel } = chooseBrand({ search, hash: "", session: { b, c }, fallback, codes });
  return spokenBoot(publication, business, channel, cookieOf(cookies, "language"));
}
