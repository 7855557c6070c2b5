import { messageOf } from "../../engine/expression.ts";
import type { Published } from "../../publish/pack/publication.ts";
import type { Boot } from "../../publish/page/boot.ts";
import type { Drawn, Picture } from "../host/hosted.ts";
import { bytesOf, type Pictures } from "../../publish/check/records/pictures.ts";
import { type Composed, nameOf } from "./composed.ts";
import { printOf } from "../../publish/pack/print-of.ts";
import type { Undrawn } from "./undrawn.ts";

/** What a release is made by, besides its documents. */
export interface Making {
  /** Undefined in development, where the page is left to Vite. */
  readonly draw?: Draw | undefined;
  readonly pictures?: Pictures;
}

/** Draws what is sent to whom a boot is for. @throws where it cannot be drawn */
export type Draw = (boot: Boot, published: Published) => Drawn;

/**
 * Makes everything that is sent of a release: for every pair and language what its page is sent with, and what is drawn
 * for it. What cannot be made is found here, and not by whoever asks for it; of its pair there is nothing then.
 */
export function compose(
  published: Published,
  { draw, pictures = new Map() }: Making = {},
): { composed: Composed; undrawn: readonly Undrawn[] } {
  const { release, files, texts, codes, fallback, holidays } = published;
  const { calls = {}, rules = {}, decisions = {} } = published.whole;
  const pairs = codes.business.flatMap((business) => codes.channel.map((channel) => ({ business, channel })));
  const { boots, drawn, undrawn } = sentTo(pairs, published, draw);
  return {
    composed: {
      release,
      files,
      codes,
      fallback,
      said: {
        texts: Object.fromEntries(Object.entries(texts).map(([language, table]) => [language, JSON.stringify(table)])),
        calls: JSON.stringify(calls),
        rules: JSON.stringify(rules),
        decisions: JSON.stringify(decisions),
        holidays: JSON.stringify(holidays),
      },
      contract: JSON.stringify(published.contract()),
      boots,
      drawn,
      pictures: new Map([...pictures].map(([name, picture]) => [name, pictured(picture)])),
    },
    undrawn,
  };
}

/** What borrowers of some pairs are sent, by pair and language; nothing of a pair of which a language cannot be drawn. */
export function sentTo(
  pairs: readonly { readonly business: string; readonly channel: string }[],
  published: Published,
  draw: Draw | undefined,
): Pick<Composed, "boots" | "drawn"> & { readonly undrawn: readonly Undrawn[] } {
  const boots = new Map<string, Uint8Array<ArrayBuffer>>();
  const drawn = new Map<string, Drawn>();
  const undrawn: Undrawn[] = [];
  const languages = Object.keys(published.texts);
  for (const { business, channel } of pairs.filter((pair) => !published.closed.has(`${pair.business}-${pair.channel}`)))
    for (const language of languages) {
      const name = nameOf({ business, channel, language });
      try {
        const boot = published.boot(business, channel, language);
        if (!boot) throw new Error("there is nothing to send");
        boots.set(name, new TextEncoder().encode(JSON.stringify(boot)));
        if (draw) drawn.set(name, draw(boot, published));
      } catch (error) {
        undrawn.push({ business, channel, language, why: messageOf(error) });
      }
    }
  for (const { business, channel } of undrawn)
    for (const language of languages) boots.delete(nameOf({ business, channel, language }));
  return { boots, drawn, undrawn };
}

const pictured = (picture: string): Picture => ({ bytes: new Uint8Array(bytesOf(picture)), print: printOf(picture) });
