import { BrandClosed } from "../../publish/pack/brand-closed.ts";
import type { Publication, Published } from "../../publish/pack/publication.ts";
import type { Boot } from "../../publish/page/boot.ts";
import type { Drawn, HostedRelease } from "../host/hosted.ts";

/**
 * A release with everything made that is sent of it. Plain data, and most of it text, for it comes from another thread:
 * text is taken over at once, where objects would be built while calls wait.
 */
export interface Composed extends Pick<Publication, "release" | "files" | "codes" | "fallback"> {
  /** As JSON: what the lender answers by. */
  readonly said: string;
  /** By pair and language, as JSON. */
  readonly boots: ReadonlyMap<string, string>;
  readonly drawn: ReadonlyMap<string, Drawn>;
}

/** What the lender answers by. */
export type Said = Pick<Publication, "texts"> & Pick<Published["whole"], "calls" | "rules" | "decisions">;

/** By what a boot, and what is drawn for it, is found. */
export const nameOf = ({ business, channel, language }: Pick<Boot, "business" | "channel" | "language">): string =>
  `${business}-${channel}-${language}`;

/** A composed release as whoever serves it asks: what is asked for is read once, and nothing is made. */
export function hostedRelease({ release, files, codes, fallback, said, boots, drawn }: Composed): HostedRelease {
  const known = new Map<string, Boot>();
  // `compose` wrote it.
  const { texts, calls, rules, decisions } = JSON.parse(said) as Said;
  const boot = (business: string, channel: string, language: string) => {
    const name = nameOf({ business, channel, language });
    const text = boots.get(name);
    // `compose` wrote it.
    const read = () => (text === undefined ? undefined : (JSON.parse(text) as Boot));
    const found = known.get(name) ?? read();
    if (found) known.set(name, found);
    return found;
  };
  const [any = ""] = Object.keys(texts);
  return {
    release,
    files,
    codes,
    fallback,
    texts,
    boot,
    brand: (business, channel) => {
      const found = boot(business, channel, any);
      if (!found) throw new BrandClosed(business, channel);
      return found.brand;
    },
    call: (id) => calls?.[id],
    rule: (id) => rules?.[id],
    decision: (id) => decisions?.[id],
    drawn: (of) => drawn.get(nameOf(of)),
  };
}
