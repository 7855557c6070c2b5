import type { Boot } from "../../publish/page/boot.ts";
import { chooseBrand } from "../../publish/page/choose-brand.ts";

/** What following takes of a page. */
interface Page {
  readonly location: Pick<Location, "pathname" | "search" | "hash">;
  readonly history: Pick<History, "state" | "replaceState">;
  readonly events: { addEventListener(type: "hashchange", heard: () => void): void };
  /** Makes a new page here, once nothing is on its way that must not be cut off. */
  readonly reload: () => Promise<void>;
}

/**
 * A link to another brand may change the hash alone, and the page stays: then it is made anew, with the brand that its
 * address says (B2). The search side says the same brand as this page, so that it stays one when the hash is another.
 */
export function followBrand(
  { business, channel, codes, fallback }: Boot,
  { location, history, events, reload }: Page,
): void {
  const here = { business, channel };
  const asked = (hash: string) =>
    chooseBrand({
      ...{ search: location.search, hash, fallback, codes },
      session: { b: business, c: channel },
    });
  const isHere = (pair: typeof here) => pair.business === business && pair.channel === channel;
  if (!isHere(asked(""))) {
    const search = new URLSearchParams(location.search);
    for (const [name, code] of [
      ["b", business],
      ["c", channel],
    ] as const)
      if (search.has(name)) search.set(name, code);
    history.replaceState(history.state, "", `${location.pathname}?${search}${location.hash}`);
  }
  events.addEventListener("hashchange", () => {
    if (!isHere(asked(location.hash))) void reload();
  });
}
