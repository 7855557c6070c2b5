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
  const pairs = pairsWith(all, unread);
  const wrong =
    wrongCode(`a business${of}`, business, new Set(pairs.map((pair) => pair.business))) ??
    wrongCode(`a channel${of}`, channel, new Set(pairs.map((pair) => pair.channel)));
  if (wrong !== undefined || business === undefined || channel === undefined) return wrong;
  const [first] = unreadOf(unread, { business, channel });
  return first && `${pairName({ business, channel })}: ${unreadWords(first)}`;
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
