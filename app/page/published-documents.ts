import type { Bridge } from "../../engine/bridge.ts";
import type { Pack, TextTable } from "../../engine/published.ts";
import { DocumentStore, routesIn, type Texts } from "../../engine/index.ts";
import type { Boot } from "../../publish/page/boot.ts";

interface Around {
  readonly fetch: typeof fetch;
  /** Whether a native app is around the page. */
  readonly bridge: Bridge;
  /** Brings the verbs, operators and forms of texts that the first screen did not need. */
  readonly loadRest: () => Promise<void>;
}

/** The documents that a page came with and the way to the others: packs and a language's texts are fetched when first needed. */
export function publishedDocuments(boot: Boot, texts: Texts, { fetch, bridge, loadRest }: Around) {
  const json = async <T>(address: string): Promise<T> => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address.split("?")[0]}: ${answer.status}`);
    // Our own release, by an address that says which of its files it is.
    return (await answer.json()) as T;
  };
  const loadTexts = async (language: string) =>
    texts.add(language, await json<TextTable>(boot.textAddresses[language] ?? ""));
  // The texts and operators and verbs of the first screen came with the page; any other screen needs the rest.
  const loadPack = async (address: string) => {
    const rest = address === boot.release.packs.shared ? [loadTexts(texts.language), loadRest()] : [];
    const [pack] = await Promise.all([json<Pack>(address), ...rest]);
    return pack;
  };
  const routes = routesIn(boot.release.routes, bridge.native);
  return { documents: new DocumentStore({ ...boot.release, routes }, boot.pack, loadPack), loadTexts };
}
