import { expect, it, vi } from "vitest";
import { noBridge } from "../../engine/bridge.ts";
import { Texts } from "../../engine/index.ts";
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

const boot = bootOf("718", "302", "en_US", "/login");

async function visit(answer: (address: string) => Response) {
  const track = vi.fn();
  const texts = new Texts(boot.language, boot.texts, () => undefined);
  const fetched = async (input: RequestInfo | URL) => answer(typeof input === "string" ? input : "");
  const loadRest = async () => undefined;
  const { documents } = publishedDocuments(boot, texts, { fetch: fetched, bridge: noBridge, loadRest, track });
  const found = await documents.screen("help-center").catch((error: unknown) => error);
  return { found, track };
}

const packs = { [String(boot.release.packs.shared)]: {}, "": { screens: { "help-center": { id: "help-center" } } } };
const good = (address: string) => new Response(JSON.stringify(packs[address] ?? packs[""]));
const page = () => new Response("<!doctype html><title>Hello</title>", { headers: { "content-type": "text/html" } });

it.each([
  ["a page with status 200", page],
  ["malformed JSON", () => new Response('{"screens": {')],
  ["an error of the server", () => new Response("", { status: 503 })],
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

it("R1 R57 without a cache of its own a browser has no last good documents, and says so as ever", async () => {
  vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("blocked", "SecurityError")) });
  expect((await visit(good)).found).toMatchObject({ id: "help-center" });
  expect((await visit(page)).found).toBeInstanceOf(Error);
  vi.unstubAllGlobals();
});
