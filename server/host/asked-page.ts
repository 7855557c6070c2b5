import { chooseBrand } from "../../publish/page/choose-brand.ts";
import type { Boot } from "../../publish/page/boot.ts";
import type { Publication } from "../../publish/pack/publication.ts";

const cookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Which brand and language a request for the page means: its address, then what the last page noted, then the default. */
export function askedBoot({ codes, boot, fallback }: Publication, search: string, cookies: string | undefined): Boot {
  const [b, c] = (cookie(cookies, "brand") ?? "").split("-");
  const { business, channel } = chooseBrand({ search, hash: "", session: { b, c }, fallback, codes });
  const plain = boot(fallback.business, fallback.channel, "en_US");
  if (!plain) throw new Error("the default brand is not published");
  const wanted = cookie(cookies, "language");
  const language = wanted !== undefined && Object.hasOwn(plain.textAddresses, wanted) ? wanted : undefined;
  const brand = boot(business, channel, "en_US") ?? plain;
  const spoken = language ?? brand.brand.language.default;
  return boot(business, channel, spoken) ?? plain;
}
