import type { Boot } from "../../publish/page/boot.ts";
import { spokenLanguage } from "../../publish/page/spoken-language.ts";
import type { Publication } from "../../publish/pack/publication.ts";

/** What a page of a brand is sent with for somebody who chose a language, or none (B7); undefined when there is no such brand, or it is closed. */
export function spokenBoot(
  { boot, texts }: Pick<Publication, "boot" | "texts">,
  business: string,
  channel: string,
  chosen: string | undefined,
): Boot | undefined {
  const [any = ""] = Object.keys(texts);
  const brand = boot(business, channel, any)?.brand;
  return brand && boot(business, channel, spokenLanguage(brand, chosen));
}
