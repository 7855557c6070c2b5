import { pairName } from "../../publish/documents/compose-brand.ts";
import type { Documents } from "../../publish/documents/read-documents.ts";
import { nearest } from "../../publish/faults/nearest.ts";
import { pairsWith, unreadLayers, unreadOf, unreadWords } from "../../publish/studio/unread/unread-layers.ts";

/**
 * Why two words are no pair whose values can be told, in one line: which of them is no code of the brands, with the
 * nearest that is, or which file of the pair cannot be read; undefined where they are one.
 * @param of what is said of the pair where there are more: ` of the second brand`
 */
export function noSuchPair(
  { all, faults }: Pick<Documents, "all" | "faults">,
  [business, channel]: readonly (string | undefined)[],
  of = "",
): string | undefined {
  const unread = unreadLayers(all, faults);
  const { businesses, channels } = codesOf(all, unread);
  const wrong = wrongCode(`a business${of}`, business, businesses) ?? wrongCode(`a channel${of}`, channel, channels);
  if (wrong !== undefined || business === undefined || channel === undefined) return wrong;
  const [first] = unreadOf(unread, { business, channel });
  return first && `${pairName({ business, channel })}: ${unreadWords(first)}`;
}

/**
 * That a command names a channel and then its business, in one line with the command that has them the right way round;
 * undefined where no two words are so.
 * @param words one pair of codes after the other
 * @param command the whole of it, with such words
 */
export function exchangedPairs(
  { all, faults }: Pick<Documents, "all" | "faults">,
  words: readonly string[],
  command: (words: readonly string[]) => string,
): string | undefined {
  const { businesses, channels } = codesOf(all, unreadLayers(all, faults));
  const isPair = (one = "", other = "") => businesses.has(one) && channels.has(other);
  const right = words.map((word, at) => {
    const first = at - (at % 2);
    const [one, other] = words.slice(first, first + 2);
    // A code may be that of a business and of a channel.
    return !isPair(one, other) && isPair(other, one) ? ((at === first ? other : one) ?? word) : word;
  });
  if (right.every((word, at) => word === words[at])) return undefined;
  return `expected a business before its channel, found them exchanged; did you mean ${command(right)}?`;
}

function codesOf(all: Documents["all"], unread: ReturnType<typeof unreadLayers>) {
  const pairs = pairsWith(all, unread);
  return {
    businesses: new Set(pairs.map(({ business }) => business)),
    channels: new Set(pairs.map(({ channel }) => channel)),
  };
}

function wrongCode(what: string, found: string | undefined, codes: ReadonlySet<string>): string | undefined {
  if (found !== undefined && codes.has(found)) return undefined;
  const inOrder = [...codes].sort((one, other) => Number(one) - Number(other));
  const line = `expected ${what}, one of ${inOrder.join(", ")}, found ${found === undefined ? "nothing" : `"${found}"`}`;
  // Of codes that are spelt as much alike the nearest number is meant.
  const apart = (code: string) => Math.abs(Number(code) - Number(found));
  const near =
    found &&
    nearest(
      found,
      inOrder.toSorted((one, other) => apart(one) - apart(other)),
    );
  return near ? `${line}; did you mean "${near}"?` : line;
}
