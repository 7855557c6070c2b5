import type { Bridge } from "../../engine/bridge.ts";
import type { Pack, TextTable } from "../../engine/published.ts";
import { DocumentStore, routesIn, type Texts } from "../../engine/index.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { lastGood } from "./last-good.ts";

interface Around {
  readonly fetch: typeof fetch;
  /** Whether a native app is around the page. */
  readonly bridge: Bridge;
  /** Brings the verbs, operators and forms of texts that the first screen did not need. */
  readonly loadRest: () => Promise<void>;
  readonly track: (event: string, data: Readonly<Record<string, unknown>>, path: string) => void;
}

/** The documents that a page came with and the way to the others: packs and a language's texts are fetched when first needed. */
export function publishedDocuments(boot: Boot, texts: Texts, { fetch, bridge, loadRest, track }: Around) {
  const good = lastGood(boot.release.vocabulary);
  let told = false;
  /** A file of the release, or, when what came is none (R1), the last good one of that name. */
  const json = async <T>(name: string, address: string): Promise<T> => {
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address.split("?")[0]}: ${answer.status}`);
      const text = await answer.text();
      // Our own release, by an address that says which of its files it is.
      const read = JSON.parse(text) as T;
      void good.keep(name, text);
      return read;
    } catch (error) {
      const kept = await good.read(name);
      if (kept === undefined) throw error;
      if (!told) track("last_good_documents", { name, reason: error instanceof Error ? error.name : "Error" }, "");
      told = true;
      // It was our own release when it was kept.
      return JSON.parse(kept) as T;
    }
  };
  const loadTexts = async (language: string) =>
    texts.add(language, await json<TextTable>(`texts/${language}`, boot.textAddresses[language] ?? ""));
  // The texts and operators and verbs of the first screen came with the page; any other screen needs the rest.
  const nameOf = (address: string) =>
    Object.entries(boot.release.packs).find(([, known]) => known === address)?.[0] ?? address;
  const loadPack = async (address: string) => {
    const rest = address === boot.release.packs.shared ? [loadTexts(texts.language), loadRest()] : [];
    const [pack] = await Promise.all([json<Pack>(nameOf(address), address), ...rest]);
    return pack;
  };
  const routes = routesIn(boot.release.routes, bridge.native);
  return { documents: new DocumentStore({ ...boot.release, routes }, boot.pack, loadPack), loadTexts };
}
