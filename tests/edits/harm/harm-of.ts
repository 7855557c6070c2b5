import type { bootsOf } from "../../../app/testing/boot.ts";
import { messageOf } from "../../../engine/expression.ts";
import schema from "../../../schemas/brand.schema.json" with { type: "json" };
import { type Difference, differences } from "./differences.ts";
import { personas } from "./drawn.tsx";
import type { Effect } from "./effect.ts";
import { readFrom } from "./read-from.ts";
import { touches } from "./reads.ts";
import { cut, known, type Meeting, seen } from "./seen.ts";

type Boots = ReturnType<typeof bootsOf>;
type Pair = readonly [business: string, channel: string];

/** Where an edit is looked for. */
interface Drawn {
  /** Every pair of the brands. */
  readonly pairs: readonly Pair[];
  readonly addresses: readonly string[];
}

const flags: Readonly<Record<string, { readonly description?: string }>> = schema.properties.flags.properties;

/** The pairs in which every screen is drawn before any edit. */
const drawnPairs: readonly Pair[] = [
  ["718", "302"],
  ["716", "130"],
];

/**
 * Says of an edit what it does: to what is published for any brand and language, then to what every persona meets whom a
 * difference can reach. What is published alike does nothing.
 */
export async function harmOf(before: Boots, edited: () => Boots, { pairs: all, addresses }: Drawn): Promise<Effect> {
  let after: Boots;
  try {
    after = edited();
  } catch (error) {
    return { does: "harm", seen: `cannot be published: ${messageOf(error)}` };
  }
  const [first = ["718", "302"]] = drawnPairs;
  const said = ["en_US", "zh_CN"].map((language) =>
    [before, after].map((boots) => boots(...first, language, "/index")),
  );
  const [[was, is] = [], [other, edits] = []] = said;
  const texts = differences(was?.texts, is?.texts, ["texts"]);
  const alike = [
    ...differences(was?.pack, is?.pack),
    ...differences(was?.release.catalogue, is?.release.catalogue, ["catalogue"]),
    ...texts,
  ];
  const brands = all.flatMap((pair) => {
    const [old, now] = [before, after].map((boots) => boots(...pair, "en_US", "/index").brand);
    const differing = differences(old, now, ["brand"]);
    return differing.length > 0 ? [{ pair, differing }] : [];
  });
  const found = [...alike, ...differences(other?.texts, edits?.texts, ["texts"]), ...(brands[0]?.differing ?? [])];
  const [one] = found;
  if (!one) return { does: "nothing", seen: "nobody reads it" };
  const effects = found.flatMap((difference) => readFrom(difference, was?.texts ?? {}));
  const harm = effects.find(({ does }) => does === "harm");
  if (harm) return harm;
  const switched = brands.flatMap(({ differing }) => differing.map(switchedBy));
  if (alike.length === 0 && switched[0] !== undefined && !switched.includes(undefined))
    return { does: "something ordinary", seen: switched[0] };
  const pairs = drawnPairs.filter(
    (pair) => alike.length > 0 || brands.some((brand) => brand.pair.join() === pair.join()),
  );
  // Of the other brands one is drawn, where they alone differ.
  for (const pair of pairs.length > 0 ? pairs : brands.slice(0, 1).map((brand) => brand.pair)) {
    const brand = brands.find((differing) => differing.pair.join() === pair.join())?.differing ?? [];
    // What is said and what a brand's values are is an operator's own.
    const own = alike.length === texts.length;
    const differing = [...alike, ...brand, ...withFigures(brand, was?.texts ?? {})];
    for (const meeting of await meetings(before, pair, addresses, differing)) {
      const effect = await seen(before, after, { ...meeting, own });
      if (effect?.does === "harm") return effect;
      if (effect) effects.push(effect);
    }
  }
  return effects[0] ?? { does: "something ordinary", seen: `not drawn: ${one.path.join(".")} ${cut(one.is)}` };
}

/** What a flag says that it opens or hides: whoever switches it means that. */
function switchedBy({ path: [, group, name = ""], is }: Difference): string | undefined {
  const description = group === "flags" ? flags[name]?.description : undefined;
  return description === undefined ? undefined : `switched ${is === true ? "on" : "off"}: ${description}`;
}

/** The texts in which a figure of the brand stands that is another one. */
const withFigures = (brand: readonly Difference[], texts: Readonly<Record<string, string>>): readonly Difference[] =>
  Object.entries(texts)
    .filter(([, words]) => brand.some(({ path }) => words.includes(`{{${path.join(".")}`)))
    .map(([key, words]) => ({ path: ["texts", key], was: words, is: words }));

/** Who comes where by what is another one now; what was read is known of the brands that were drawn before. */
async function meetings(before: Boots, pair: Pair, addresses: readonly string[], differing: readonly Difference[]) {
  const like = drawnPairs.find((drawn) => drawn.join() === pair.join()) ?? drawnPairs[0] ?? pair;
  const found: Omit<Meeting, "own">[] = [];
  for (const address of addresses)
    for (const persona of personas) {
      const { reads } = await known(before, { pair: like, address, persona });
      if (differing.some(({ path }) => touches(reads, path))) found.push({ pair, address, persona });
    }
  return found;
}
