import { messages } from "../../publish/faults/messages.ts";
import type { Said } from "../../publish/faults/say.ts";

/** A pair and language that could not be drawn, and why. */
export interface Undrawn {
  readonly business: string;
  readonly channel: string;
  readonly language: string;
  readonly why: string;
}

/** So many pairs are named where not all are meant. */
const NAMED = 3;

/**
 * What is said of pairs that could not be drawn, each reason once, with the first pair that it met.
 * @param brands the codes of all that there are
 */
export function undrawnSaid(
  undrawn: readonly Undrawn[],
  { business, channel }: { readonly business: readonly string[]; readonly channel: readonly string[] },
): readonly { readonly first: Undrawn; readonly said: Said }[] {
  const all = business.length * channel.length;
  const reasons = [...new Set(undrawn.map(({ why }) => why))];
  return reasons.flatMap((why) => {
    const alike = undrawn.filter((one) => one.why === why);
    const pairs = [...new Set(alike.map((one) => `${one.business}-${one.channel}`))];
    const languages = [...new Set(alike.map(({ language }) => language))].join(", ");
    return alike.slice(0, 1).map((first) => ({ first, said: messages.undrawn(brandsOf(pairs, all), languages, why) }));
  });
}

function brandsOf(pairs: readonly string[], all: number): string {
  if (pairs.length === 1) return `brand ${pairs.join()}`;
  if (pairs.length === all) return `all ${all} brands`;
  const more = pairs.length > NAMED ? ["…"] : [];
  return `${pairs.length} of ${all} brands (${[...pairs.slice(0, NAMED), ...more].join(", ")})`;
}
