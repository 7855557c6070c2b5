import { chooseBrand } from "../../publish/page/choose-brand.ts";
import type { Boot } from "../../publish/page/boot.ts";
import type { Publication } from "../../publish/pack/publication.ts";
import { spokenBoot } from "./spoken-boot.ts";

const cookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Which brand and language a request for the page means: its address, then what the last page noted, then the default. */
export function askedBoot(publication: Publication, search: string, cookies: string | undefined): Boot {
  const { codes, fallback } = publication;
  const [b, c] = (cookie(cookies, "brand") ?? "").split("-");
  const { business, channel } = chooseBrand({ search, hash: "", session: { b, c }, fallback, codes });
  const boot = spokenBoot(publication, business, channel, cookie(cookies, "language"));
  if (!boot) throw new Error(`the brand of ${business}-${channel} is not published`);
  return boot;
}
