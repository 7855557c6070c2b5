import type { Brand, Pack, TextTable } from "../../engine/document.ts";
import { composeBrand } from "../../publish/documents/compose-brand.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import type { Boot } from "../../publish/page/boot.ts";
import { registerRest } from "../rest.ts";

registerRest();

/** Every document of the repository. */
export const { all } = readDocuments(process.cwd());
type Data = { readonly id: string; readonly path?: string };

/** The documents of a kind, by id. */
export const byId = (kind: string) =>
  Object.fromEntries(all.filter((found) => found.kind === kind).map(({ data }) => [(data as Data).id, data]));

/** Every document that a page can ask for, in one pack. */
export const pack = {
  screens: byId("screen"),
  parts: byId("part"),
  sections: byId("section"),
  dialogs: byId("dialog"),
  menus: byId("menu"),
  rules: byId("rule"),
  decisions: byId("decision"),
  calls: byId("call"),
} as unknown as Pack;

function textsOf(language: string): TextTable {
  const table: Record<string, string> = {};
  for (const { file, kind, data } of all) {
    if (kind !== "text" || file.split("/")[1] !== language) continue;
    const { id, texts } = data as { id: string; texts: Record<string, string> };
    for (const [key, words] of Object.entries(texts)) table[`${id}.${key}`] = words;
  }
  return table;
}

/** What a page of the tests starts with: the documents as they stand, nothing left to fetch. */
export function bootOf(business: string, channel: string, language: string, first: string): Boot {
  const screens = Object.values(pack.screens ?? {});
  return {
    business,
    channel,
    language,
    brand: composeBrand(all, business, channel).value as unknown as Brand,
    release: {
      id: "test",
      vocabulary: 1,
      routes: screens.map((screen) => ({ ...screen, pack: "shared" })),
      catalogue: Object.values(byId("catalogue"))[0] as never,
      packs: { shared: "shared" },
    },
    pack,
    texts: textsOf(language),
    textAddresses: {},
    codes: { business: [], channel: [] },
    first,
  };
}
