import { createHash } from "node:crypto";
import type { Boot } from "../page/boot.ts";
import type { BridgeDocument } from "../../engine/bridge.ts";
import { type Pack, type Release, vocabulary } from "../../engine/published.ts";
import { brandPairs, brandValue, composeBrand, defaultPair } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import { closureOf, packOf } from "./closure.ts";
import { compileDocuments } from "./compile-documents.ts";
import { textsNeeded } from "./texts-needed.ts";

interface TextFile {
  readonly id: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** One release in memory: every document once more, as pages fetch it. */
export interface Publication {
  readonly release: Release;
  /** What `/documents/<address>` answers: content-hashed, so that it never changes. */
  readonly files: ReadonlyMap<string, string>;
  /** What a page of a brand and language is sent with. */
  readonly boot: (business: string, channel: string, language: string) => Boot | undefined;
  readonly codes: Boot["codes"];
  /** The brand of an address that names none (B2). */
  readonly fallback: { readonly business: string; readonly channel: string };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Who set each value of a brand. */
const originsOf = (documents: readonly Document[], business: string, channel: string): Boot["origins"] =>
  [...composeBrand(documents, business, channel).origins].map(([path, { file, line }]) => ({
    path,
    from: `${file}:${line}`,
  }));

/** Publishes checked documents: packs by area, texts by language, brands by pair. */
export function publish(documents: readonly Document[], areaOf: (file: string) => string): Publication {
  const ofKind = (kind: string) => documents.filter((document) => document.kind === kind);
  const pairs = brandPairs(documents);
  const compiled = compileDocuments(documents);
  const { shared } = compiled;
  const screens = compiled.screens
    .filter(({ written: { flag } }) => flag === undefined || compiled.flags.has(flag))
    .map(({ file, written, screen }) => ({ pack: areaOf(file), written, screen }));
  const packs: Record<string, Pack> = { shared };
  for (const { pack, screen } of screens) packs[pack] = { screens: { ...packs[pack]?.screens, [screen.id]: screen } };

  const files = new Map<string, string>();
  const put = (name: string, content: unknown): string => {
    const text = JSON.stringify(content);
    const address = `${name}.${hashOf(text)}.json`;
    files.set(address, text);
    return `/documents/${address}`;
  };
  const addresses = Object.fromEntries(Object.entries(packs).map(([name, pack]) => [name, put(name, pack)]));
  const languages = new Map<string, Record<string, string>>();
  for (const { file, data } of ofKind("text")) {
    const language = file.split("/")[1] as string;
    const { id, texts } = data as TextFile;
    const table = languages.get(language) ?? {};
    for (const [key, text] of Object.entries(texts)) table[`${id}.${key}`] = text;
    languages.set(language, table);
  }
  const textAddresses = Object.fromEntries([...languages].map(([language, table]) => [language, put(language, table)]));
  const routes = screens.map(({ pack, screen }): Release["routes"][number] => {
    const { id, route, access, tab, flag, native } = screen;
    const at = { ...(tab !== undefined && { tab }), ...(flag !== undefined && { flag }) };
    return { id, route, access, pack, ...at, ...(native && { native }) };
  });
  const spoken = ofKind("bridge")[0]?.data as BridgeDocument | undefined;
  const content = {
    vocabulary,
    routes,
    catalogue: compiled.catalogue,
    packs: addresses,
    ...(spoken && { bridge: { objects: spoken.objects, address: put("bridge", spoken) } }),
  };
  const release: Release = { id: hashOf(JSON.stringify(content)), ...content };

  const codes = {
    business: [...new Set(pairs.map(({ business }) => business))],
    channel: [...new Set(pairs.map(({ channel }) => channel))],
  };
  const catalogue = ofKind("catalogue")[0]?.data;
  const boots = new Map<string, Boot>();

  function boot(business: string, channel: string, language: string): Boot | undefined {
    const texts = languages.get(language);
    if (!codes.business.includes(business) || !codes.channel.includes(channel) || !texts) return undefined;
    const name = `${business}-${channel}-${language}`;
    const known = boots.get(name);
    if (known) return known;
    const brand = compiled.brand(brandValue(documents, business, channel));
    const first = brand.routes.login;
    const screen = screens.find(({ screen: { route, native } }) => route === first && !native);
    const come = screen ? closureOf({ kind: "screen", id: screen.screen.id, data: screen.written }, compiled.find) : [];
    const said = [...come, { kind: "catalogue", data: catalogue }, { kind: "tabs", data: brand.tabs }];
    const made: Boot = {
      business,
      channel,
      language,
      brand,
      release,
      pack: screen ? { screens: { [screen.screen.id]: screen.screen }, ...packOf(come, shared) } : {},
      texts: textsNeeded(texts, said),
      textAddresses,
      codes,
      first,
      ...(brand.flags.testPage && { origins: originsOf(documents, business, channel) }),
    };
    boots.set(name, made);
    return made;
  }

  return { release, files, boot, codes, fallback: defaultPair(documents) };
}
