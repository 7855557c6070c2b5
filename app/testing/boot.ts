import type { Pack, TextTable } from "../../engine/published.ts";
import { brandValue } from "../../publish/documents/compose-brand.ts";
import type { Json } from "../../publish/documents/json.ts";
import { merge } from "../../publish/documents/merge.ts";
import type { Document } from "../../publish/documents/document.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { compileDocuments } from "../../publish/pack/compile-documents.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { registerRest } from "../rest.ts";

registerRest();

/** Every document of the repository. */
export const { all } = readDocuments(process.cwd());
type Data = { readonly id: string; readonly path?: string };

/** The documents of a kind, by id. */
export const byId = (kind: string) =>
  Object.fromEntries(all.filter((found) => found.kind === kind).map(({ data }) => [(data as Data).id, data]));

/** The same, where some brand allows the test page; its screen is published with that. */
const allowing = (documents: readonly Document[]) =>
  documents.map((document) =>
    document.file === "brands/base.brand.json"
      ? { ...document, data: merge(document.data as Json, { flags: { testPage: true } }) }
      : document,
  );

function textsOf(all: readonly Document[], language: string): TextTable {
  const table: Record<string, string> = {};
  for (const { file, kind, data } of all) {
    if (kind !== "text" || file.split("/")[1] !== language) continue;
    const { id, texts } = data as { id: string; texts: Record<string, string> };
    for (const [key, words] of Object.entries(texts)) table[`${id}.${key}`] = words;
  }
  return table;
}

/** What pages of the tests start with whose documents are these: nothing left to fetch. */
export function bootsOf(documents: readonly Document[]) {
  const compiled = compileDocuments(allowing(documents));
  /** Every document that a page can ask for, in one pack. */
  const pack: Pack = {
    ...compiled.shared,
    screens: Object.fromEntries(compiled.screens.map(({ screen }) => [screen.id, screen])),
  };
  const screens = Object.values(pack.screens ?? {});
  return (business: string, channel: string, language: string, first: string): Boot => ({
    business,
    channel,
    language,
    brand: compiled.brand(brandValue(documents, business, channel)),
    release: {
      id: "test",
      vocabulary: 1,
      routes: screens.map((screen) => ({ ...screen, pack: "shared" })),
      catalogue: compiled.catalogue,
      packs: { shared: "shared" },
    },
    pack,
    texts: textsOf(documents, language),
    textAddresses: {},
    codes: { business: [], channel: [] },
    fallback: { business: "718", channel: "302" },
    first,
  });
}

/** What a page of the tests starts with: the documents as they stand. */
export const bootOf = bootsOf(all);
