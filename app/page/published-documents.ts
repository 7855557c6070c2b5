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

/** What came is not what its address says. */
class NotOurs extends Error {}

/** What the entries of a file are. */
type Each = "object" | "string";

/** Whether what was read has the form of a file of a release: something by name, each an object, or a text (R1). */
const isFile = (read: unknown, each: Each): boolean => {
  const values = Object.values(read ?? {});
  // Of a document of ours no key is this one, and what reads it would take it for something else (R3).
  if (typeof read !== "object" || read === null || Object.hasOwn(read, "__proto__")) return false;
  return values.length > 0 && values.every((value) => typeof value === each && value !== null);
};

/** What a file says; nothing where it is no such file, or was written by halves. */
function readFile(text: string | undefined, each: Each): unknown {
  try {
    const read: unknown = JSON.parse(text ?? "");
    return isFile(read, each) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** The documents that a page came with and the way to the others: packs and a language's texts are fetched when first needed. */
export function publishedDocuments(boot: Boot, texts: Texts, { fetch, bridge, loadRest, track }: Around) {
  const good = lastGood(boot.release.vocabulary);
  let told = false;
  /** A file of the release as it comes. @throws where it does not, or is none of ours */
  const ours = async (name: string, address: string, each: Each, init?: RequestInit) => {
    const answer = await fetch(address, init);
    if (!answer.ok) throw new Error(`${address.split("?")[0]}: ${answer.status}`);
    const text = await answer.text();
    const read = readFile(text, each);
    if (read === undefined || !(await asNamed(text, address))) throw new NotOurs(`${name}: none of ours`);
    return { text, read };
  };
  /** A file of the release, or, when what came is none (R1), the last good one of that name. */
  const json = async <T>(name: string, address: string, each: Each = "object"): Promise<T> => {
    try {
      const { text, read } = await ours(name, address, each).catch((error: unknown) => {
        // What a worker or the browser keeps under that address may be what is wrong: the host is asked past both.
        if (!(error instanceof NotOurs)) throw error;
        return ours(name, address, each, { cache: "reload" });
      });
      void good.keep(name, text);
      // Our own release, by an address that says which of its files it is.
      return read as T;
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
