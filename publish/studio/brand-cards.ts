import { brandData, brandPairs, layerFiles, pairName } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import { elements, entries, textIn } from "../documents/entries.ts";
import type { Json } from "../documents/json.ts";
import { type UnreadLayer, unreadOf } from "./unread/unread-layers.ts";

/** What of a theme is drawn: all of it, for hundreds of pairs, takes longer to send than to draw. */
const drawnTheme = [
  "color-ground",
  "color-surface",
  "color-brand",
  "color-brand-soft",
  "color-accent",
  "color-line",
  "color-ink",
  "color-on-brand",
  "radius-card",
  "radius-button",
  "font-display",
] as const;

/** A pair at a glance. */
export interface BrandCard {
  readonly business: string;
  readonly channel: string;
  readonly pair: string;
  readonly name: string;
  /** All that it speaks. */
  readonly languages: readonly string[];
  /** The drawing beside its name: one of the app's, or an address of its own. */
  readonly mark: string;
  /** Its colours, corners and letters, as far as a drawing of it shows them. */
  readonly theme: Readonly<Partial<Record<(typeof drawnTheme)[number], string>>>;
  /** What home shows, in order, with the shape of the first. */
  readonly home: readonly string[];
  readonly hero: string;
  /** The files that it is made of: what is wrong in one of them is wrong with it. */
  readonly files: readonly string[];
  /** Those of them that cannot be read: then the card shows what can still be made out. */
  readonly unread: readonly UnreadLayer[];
}

/** A layer that cannot be read, with what can still be made out of it. */
interface RoughLayer extends UnreadLayer {
  readonly data: Json;
}

/** Every pair that the brands define, as their codes count; one of which a layer cannot be read is there as well. */
export function brandCards(documents: readonly Document[], unread: readonly RoughLayer[] = []): readonly BrandCard[] {
  const layers = [...documents, ...unread].filter(({ file }) => file.startsWith("brands/"));
  return inOrder(brandPairs(layers)).map(({ business, channel }) => {
    const brand = brandData(layers, business, channel);
    const sections = entries(entries(brand.home).sections);
    return {
      business,
      channel,
      pair: pairName({ business, channel }),
      name: textIn(brand.name),
      languages: elements(entries(brand.language).all).map((one) => textIn(one)),
      mark: textIn(brand.mark),
      theme: drawnIn(brand.theme),
      home: elements(entries(brand.home).order).map((one) => textIn(one)),
      hero: textIn(entries(entries(sections.credit).with).layout, "solid"),
      files: layerFiles(business, channel),
      unread: unreadOf(unread, { business, channel }).map(({ file, line, message }) => ({ file, line, message })),
    };
  });
}

type Codes = Pick<BrandCard, "business" | "channel">;

const inOrder = (pairs: readonly Codes[]): readonly Codes[] =>
  pairs.toSorted(
    (one, other) => Number(one.business) - Number(other.business) || Number(one.channel) - Number(other.channel),
  );

function drawnIn(theme: unknown): BrandCard["theme"] {
  const all = entries(theme);
  return Object.fromEntries(
    drawnTheme.flatMap((name) => (typeof all[name] === "string" ? [[name, all[name]] as const] : [])),
  );
}
