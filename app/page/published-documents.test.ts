import { expect, it, vi } from "vitest";
import { noBridge } from "../../engine/bridge.ts";
import { Texts } from "../../engine/index.ts";
import { ContentFiles } from "../../publish/pack/content-files.ts";
import { bootOf } from "../testing/boot.ts";
import { publishedDocuments } from "./published-documents.ts";

/** A browser's cache, as far as it is used. */
function cacheStorage(): CacheStorage {
  const kept = new Map<string, string>();
  const cache = {
    put: async (at: string, answer: Response) => void kept.set(at, await answer.text()),
    match: async (at: string) => (kept.has(at) ? new Response(kept.get(at)) : undefined),
  };
  return { open: async () => cache } as unknown as CacheStorage;
}

const built = bootOf("718", "302", "en_US", "/login");

/** What the server of documents has: the pack of every screen, and the texts, each under a name that says what is in it. */
const files = new ContentFiles();
const packs = files.putAll({ shared: { screens: { "help-center": { id: "help-center" } } } });
const textAddresses = files.putAll({ en_US: { "help.title": "Help" } });
/** As a page is told of them over plain http, or by whoever names files otherwise: nothing says what is in them. */
const unnamed = { packs: { shared: "shared" }, texts: { en_US: "en_US" } };
const named = { packs, texts: textAddresses };

async function visit(
  answer: (address: string, init?: RequestInit) => Response,
  { packs, texts: textAddresses } = named,
) {
  const boot = { ...built, textAddresses, release: { ...built.release, packs } };
  const track = vi.fn();
  const texts = new Texts(boot.language, boot.texts, () => undefined);
  const fetched = async (input: RequestInfo | URL, init?: RequestInit) =>
    answer(typeof input === "string" ? input : "", init);
  const loadRest = async () => undefined;
  const { documents } = publishedDocuments(boot, texts, { fetch: fetched, bridge: noBridge, loadRest, track });
  const found = await documents.screen("help-center").catch((error: unknown) => error);
  return { found, track };
}

const good = (address: string) =>
  new Response(files.texts.get(address.replace("/documents/", "")) ?? JSON.stringify(plain[address]));
const plain: Readonly<Record<string, object>> = {
  shared: { screens: { "help-center": { id: "help-center" } } },
  en_US: { "help.title": "Help" },
};
const json = (text: string) => () => new Response(text, { headers: { "content-type": "application/json" } });
const page = () => new Response("<!doctype html><title>Hello</title>", { headers: { "content-type": "text/html" } });

it.each([
  ["a page with status 200", page],
  ["malformed JSON", () => new Response('{"screens": {')],
  ["an error of the server", () => new Response("", { status: 503 })],
  ["an empty object", json("{}")],
  ["nothing", json("null")],
  ["a list", json("[]")],
  ["an error in words", json('{"error":"not found"}')],
  ["numbers for documents", json('{"screens":3,"parts":{}}')],
  ["documents and texts of others", json('{"screens":{"help-center":{"id":"odd"}}}')],
  ["the prototype of all objects (R3)", json('{"__proto__":{"id":"odd"},"screens":{"help-center":{"id":"odd"}}}')],
])("R1 %s in place of a document: the last good one is used, and it is reported once", async (_what, odd) => {
  vi.stubGlobal("caches", cacheStorage());
  const first = await visit(odd);
  expect(first.found).toBeInstanceOf(Error);
  expect(first.track).not.toHaveBeenCalled();
  expect((await visit(good)).found).toMatchObject({ id: "help-center" });
  const later = await visit(odd);
  expect(later.found).toMatchObject({ id: "help-center" });
  expect(later.track.mock.calls.map(([event]) => event)).toEqual(["last_good_documents"]);
  vi.unstubAllGlobals();
});

it.each(["{}", "null", "[]", '{"error":"not found"}', '{"screens":3,"parts":{}}'])(
  "R1 %s is no document either where no name tells what it should say",
  async (text) => {
    vi.stubGlobal("caches", cacheStorage());
    expect((await visit(good, unnamed)).found).toMatchObject({ id: "help-center" });
    const { found, track } = await visit(json(text), unnamed);
    expect(found).toMatchObject({ id: "help-center" });
    expect(track).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  },
);

it("R1 over plain http, where a browser has no digests, what has the form of a document is one", async () => {
  vi.stubGlobal("caches", cacheStorage());
  vi.stubGlobal("crypto", {});
  expect((await visit(good)).found).toMatchObject({ id: "help-center" });
  expect((await visit(json("{}"))).found).toMatchObject({ id: "help-center" });
  vi.unstubAllGlobals();
});

const blocked = () => {
  throw new DOMException("blocked", "SecurityError");
};

it.each([
  ["is missing", { value: undefined }],
  ["cannot be opened", { value: { open: async () => blocked() } }],
  ["may not even be asked for", { get: blocked }],
])("R1 R57 where its own cache %s a browser has no last good documents, and says so as ever", async (_, caches) => {
  vi.stubGlobal("caches", undefined);
  Object.defineProperty(globalThis, "caches", { configurable: true, ...caches });
  expect((await visit(good)).found).toMatchObject({ id: "help-center" });
  expect((await visit(page)).found).toBeInstanceOf(Error);
  vi.unstubAllGlobals();
});

it("R1 R59 what a worker keeps of it is half of it: the host is asked past what is kept", async () => {
  vi.stubGlobal("caches", cacheStorage());
  const half = (address: string, init?: RequestInit) =>
    init?.cache === "reload" ? good(address) : new Response('{"screens": {');
  const { found, track } = await visit(half);
  expect(found).toMatchObject({ id: "help-center" });
  expect(track).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it.each(["", '{"screens": {', "null", '{"screens":5}', '{"__proto__":{"x":1},"screens":{"help-center":{"id":"odd"}}}'])(
  "R1 R59 the last good one was kept as %j: it is none, and what is wrong is said of the document",
  async (text) => {
    const kept = cacheStorage();
    vi.stubGlobal("caches", kept);
    expect((await visit(good)).found).toMatchObject({ id: "help-center" });
    const cache = await kept.open("documents");
    const match = cache.match.bind(cache);
    cache.match = async (at) => ((await match(at)) ? new Response(text) : undefined);
    const { found, track } = await visit(page);
    expect(found).toBeInstanceOf(Error);
    expect(String(found)).toContain("none of ours");
    expect(track).not.toHaveBeenCalled();
    // With the host there again all is as it was.
    expect((await visit(good)).found).toMatchObject({ id: "help-center" });
    vi.unstubAllGlobals();
  },
);
