import type { Publication } from "../../publish/pack/publication.ts";

/** The numbers at which each business can be called, in whatever channels it is served, by its code. */
export function helpNumbers({
  codes,
  texts,
  boot,
}: Pick<Publication, "codes" | "texts" | "boot">): ReadonlyMap<string, readonly string[]> {
  const [language = ""] = Object.keys(texts);
  const phones = (business: string) =>
    codes.channel.flatMap((channel) => boot(business, channel, language)?.brand.support.phone ?? []);
  return new Map(codes.business.map((business) => [business, [...new Set(phones(business))]]));
}
