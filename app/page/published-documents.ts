import type { Bridge } from "../../engine/bridge.ts";
import type { Pack, TextTable } from "../../engine/published.ts";
import { DocumentStore, routesIn, type Texts } from "../../engine/index.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { asNamed } from "./as-named.ts";
import { lastGood } from "./last-good.ts";

interface Around {
  readonly fetch: typeof fetch;
  /** Whether a native app is around the page. */
  readonly bridge: Bridge;
  /** Brings the verbs, operators and forms of texts that the first screen did not need. */
  readonly loadRest: () => Promise<void>;
  readonly track: (event: string, data: Readonly<Record<string, unknown>>, path: string) => void;
}

/** Whether what was read has the form of a file of a release: something by name, each an object, or a text (R1). */
const isFile = (read: unknown, each: "object" | "string"): boolean => {
  const values = Object.values(read ?? {});
  return values.length > 0 && values.every((value) => typeof value === each && value !== null);
};

/** The documents that a page came with and the way to the others: packs and a language's texts are fetched when first needed. */
export function publishedDocuments(boot: Boot, texts: Texts, { fetch, bridge, loadRest, track }: Around) {
  const good = lastGood(boot.release.vocabulary);
  let told = false;
  /** A file of the release, or, when what came is none (R1), the last good one of that name. */
  const json = async <T>(name: string, address: string, each: "object" | "string" = "object"): Promise<T> => {
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address.split("?")[0]}: ${answer.status}`);
      const text = await answer.text();
      const read: unknown = JSON.parse(text);
      if (!isFile(read, each) || !(await asNamed(text, address))) throw new Error(`${name}: none of ours`);
      void good.keep(name, text);
      // Our own release, by an address that says which of its files it is.
      return read as T;
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
    texts.add(language, await json<TextTable>(`texts/${language}`, boot.textAddresses[language] ?? "", "string"));
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
