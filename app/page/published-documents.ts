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

/** What the entries of a file are. */
type Each = "object" | "string";

/**
 * What a file of a release says: something by name, each an object, or a text (R1); nothing where it is no such file, or
 * was written by halves. No key of ours is the prototype of all objects: who reads it would take it for something else (R3).
 */
function readFile(text: string | undefined, each: Each): object | undefined {
  try {
    const read: object = JSON.parse(text ?? "");
    const named = Object.entries(read);
    return named[0] && named.every(([key, value]) => key !== "__proto__" && value !== null && typeof value === each)
      ? read
      : undefined;
  } catch {
    return undefined;
  }
}

/** The documents that a page came with and the way to the others: packs and a language's texts are fetched when first needed. */
export function publishedDocuments(boot: Boot, texts: Texts, { fetch, bridge, loadRest, track }: Around) {
  const good = lastGood(boot.release.vocabulary);
  let told = false;
  /** A file of the release, or, when what came is none (R1), the last good one of that name. */
  const json = async <T>(name: string, address: string, each: Each = "object"): Promise<T> => {
    /** Nothing where what comes is not what its address says. @throws where nothing comes */
    const come = async (init?: RequestInit) => {
      const answer = await fetch(address, init);
      if (!answer.ok) throw new Error(`${address.split("?")[0]}: ${answer.status}`);
      const text = await answer.text();
      const read = readFile(text, each);
      return read && (await asNamed(text, address)) ? { text, read } : undefined;
    };
    try {
      // What a worker or the browser keeps under that address may be what is wrong: the host is asked past both.
      const found = (await come()) ?? (await come({ cache: "reload" }));
      if (!found) throw new Error(`${name}: none of ours`);
      void good.keep(name, found.text);
      // Our own release, by an address that says which of its files it is.
      return found.read as T;
    } catch (error) {
      const kept = readFile(await good.read(name), each);
      if (kept === undefined) throw error;
      if (!told) track("last_good_documents", { name, reason: error instanceof Error ? error.name : "Error" }, "");
      told = true;
      // It was our own release when it was kept.
      return kept as T;
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
