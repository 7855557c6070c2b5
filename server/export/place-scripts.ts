import type { Boot } from "../../publish/page/boot.ts";
import { chooseBrand } from "../../publish/page/choose-brand.ts";
import { type Speaking, spokenLanguage } from "../../publish/page/spoken-language.ts";
import { inElement } from "../host/page.ts";

/** Where the page of a pair and language lies. */
export const placeOf = ({ business, channel, language }: Pick<Boot, "business" | "channel" | "language">): string =>
  `/${business}/${channel}/${language}/`;

/** What a page knows of where others lie. */
interface Known {
  readonly codes: Boot["codes"];
  readonly fallback: Boot["fallback"];
  /** By pair; where a pair is missing, the root page knows it. */
  readonly speaking: Readonly<Record<string, Speaking>>;
  /** Absent on the root page. */
  readonly here?: Pick<Boot, "business" | "channel" | "language">;
}

/**
 * Leads to the page of the brand and language that are asked for, by the host's own rules (`server/host/asked-page.ts`),
 * before anything is painted. Stands in pages as it is written here: it names nothing but what it is given.
 */
function lead(
  choose: typeof chooseBrand,
  speak: typeof spokenLanguage,
  { codes, fallback, speaking, here }: Known,
): void {
  const { pathname, search, hash } = location;
  const noted = (name: string) => {
    try {
      return document.cookie
        .split(/;\s*/)
        .find((part) => part.startsWith(`${name}=`))
        ?.slice(name.length + 1);
    } catch {
      // A browser that lets no page ask keeps nothing (R60).
      return undefined;
    }
  };
  const [b, c] = (noted("brand") ?? "").split("-");
  const session = here ? { b: here.business, c: here.channel } : { b, c };
  const { business, channel } = choose({ search, hash, session, fallback, codes });
  const brand = speaking[`${business}-${channel}`];
  if (!brand) {
    // The root page knows every brand that is served: of any other there is no page, and nobody is shown another's.
    location.replace(here ? `/${search}${hash}` : `/${business}/${channel}/`);
    return;
  }
  // Who chose no language gets the one that the address names, as a shared link does.
  const place = `/${business}/${channel}/${speak(brand, noted("language") ?? here?.language)}/`;
  if (pathname.replace(/index\.html$/, "") !== place) location.replace(place + search + hash);
  // What this tab showed before would be shown again, were the brand not said where the app reads it first.
  else if (!/[?&][bc]=/.test(search + hash)) {
    // Whatever else a link brings is the app's to read (F7, F9).
    const said = new URLSearchParams(search);
    said.set("b", business);
    said.set("c", channel);
    history.replaceState(null, "", `${place}?${said}${hash}`);
  }
}

const scriptOf = (known: Known): string =>
  `(${String(lead)})(${String(chooseBrand)},${String(spokenLanguage)},${inElement(known)})`;

const speakingOf = ({ brand: { flags, language } }: Boot): Speaking => ({
  flags: { languageSwitch: flags.languageSwitch },
  language: { all: language.all, default: language.default },
});

/** The script of a pair's page, which knows no other pair. */
export const pageScript = (boot: Boot): string =>
  scriptOf({
    codes: boot.codes,
    fallback: boot.fallback,
    speaking: { [`${boot.business}-${boot.channel}`]: speakingOf(boot) },
    here: { business: boot.business, channel: boot.channel, language: boot.language },
  });

/** The script of the root page. @param boots one of each pair that is served */
export const rootScript = (boots: readonly Boot[], { codes, fallback }: Pick<Known, "codes" | "fallback">): string =>
  scriptOf({
    codes,
    fallback,
    speaking: Object.fromEntries(boots.map((boot) => [`${boot.business}-${boot.channel}`, speakingOf(boot)])),
  });
