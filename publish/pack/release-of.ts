import type { BridgeDocument } from "../../engine/bridge.ts";
import { type Pack, type PublishedScreen, type Release, vocabulary } from "../../engine/published.ts";
import type { CompiledDocuments, CompiledScreen } from "./compile-documents.ts";
import { type ContentFiles, hashOf } from "./content-files.ts";
import { grouped } from "../check/memo/grouped.ts";
import { rememberedBy } from "./remembered.ts";

/**
 * Puts compiled documents into files, screens by area, and says where each is. The id is another one with any edit: what
 * else is shown of it, brands, texts and pictures, counts into it too.
 */
export function releaseOf(
  { screens, shared, catalogue, bridge }: CompiledDocuments,
  areaOf: (file: string) => string,
  files: ContentFiles,
  besides: readonly unknown[],
  id?: string,
): Release {
  const areas = grouped(screens.map(({ file, screen }) => [areaOf(file), screen]));
  const packs: Record<string, Pack> = { shared };
  for (const [area, all] of areas) packs[area] = packOf(area, all);
  const content = {
    vocabulary,
    routes: screens.map((compiled) => routeOf(compiled, areaOf)),
    catalogue,
    packs: files.putAll(packs),
    ...(bridge && { bridge: spoken(bridge, files) }),
  };
  return { id: id ?? hashOf(JSON.stringify([content, besides])), ...content };
}

const packOf = rememberedBy(
  (screens: readonly PublishedScreen[]): Pack => ({
    screens: Object.fromEntries(screens.map((screen) => [screen.id, screen])),
  }),
);

function routeOf(
  { file, screen: { id, route, access, tab, flag, native, anyCase } }: CompiledScreen,
  areaOf: (file: string) => string,
): Release["routes"][number] {
  const at = { ...(tab !== undefined && { tab }), ...(flag !== undefined && { flag }) };
  return { id, route, access, pack: areaOf(file), ...at, ...(native && { native }), ...(anyCase && { anyCase }) };
}

const spoken = (bridge: BridgeDocument, files: ContentFiles): NonNullable<Release["bridge"]> => ({
  objects: bridge.objects,
  address: files.put("bridge", bridge),
});
