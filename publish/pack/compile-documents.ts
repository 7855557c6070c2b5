import { keptBrand } from "./kept-brand.ts";
import type { BridgeDocument } from "../../engine/bridge.ts";
import type { ScreenDocument } from "../../engine/document.ts";
import type { Pack, PublishedCatalogue, PublishedScreen } from "../../engine/published.ts";
import { brandPairs } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import { entries } from "../documents/entries.ts";
import { saidBy, saidByAll } from "../documents/said-by.ts";
import type { LendingBrand } from "../page/lending-brand.ts";
import { HomeSections } from "./home-sections.ts";
import { compilerFor } from "./kept-compiler.ts";
import { publishedCall } from "./published-call.ts";

/** A screen as it is written and as a page binds it. */
export interface CompiledScreen {
  readonly file: string;
  readonly written: ScreenDocument;
  readonly screen: PublishedScreen;
}

/** Every document as pages bind it. */
export interface CompiledDocuments {
  /** Those that some brand may show. */
  readonly screens: readonly CompiledScreen[];
  /** All that screens may name. */
  readonly shared: Pack;
  readonly catalogue: PublishedCatalogue;
  /** What native apps understand, where it is described. */
  readonly bridge: BridgeDocument | undefined;
  /** A document as it is written. */
  readonly find: (kind: string, id: string) => unknown;
  /** An effective brand as a page gets it. */
  readonly brand: (brand: LendingBrand) => LendingBrand;
}

/** Compiles checked documents: each once, whatever the number of brands. */
export function compileDocuments(documents: readonly Document[]): CompiledDocuments {
  const byKind = new Map<string, Record<string, unknown>>();
  for (const { kind, data } of documents) {
    const known = byKind.get(kind) ?? {};
    byKind.set(kind, known);
    known[String(entries(data).id)] = data;
  }
  const compiler = compilerFor(saidByAll("part", documents));
  const sections = new HomeSections(compiler, byId(saidByAll("section", documents)));
  const flags = new Set<string>();
  const layers = documents.filter(({ kind }) => kind === "brand");
  for (const { business, channel } of brandPairs(layers)) {
    const brand = keptBrand(layers, business, channel);
    for (const [flag, on] of Object.entries(brand.flags)) if (on) flags.add(flag);
    sections.of(brand.home);
  }
  const [catalogue] = saidByAll("catalogue", documents);
  if (!catalogue) throw new Error("there is no catalogue of errors");
  return {
    screens: documents
      .filter(({ kind }) => kind === "screen")
      .map((document) => ({ file: document.file, written: saidBy("screen", document) }))
      .filter(({ written: { flag } }) => flag === undefined || flags.has(flag))
      .map(({ file, written }) => ({ file, written, screen: compiler.screen(written) })),
    shared: {
      sections: sections.published,
      dialogs: mapped(saidByAll("dialog", documents), compiler.dialog),
      menus: mapped(saidByAll("menu", documents), compiler.menu),
      rules: mapped(saidByAll("rule", documents), compiler.rule),
      decisions: mapped(saidByAll("decision", documents), compiler.decision),
      calls: mapped(saidByAll("call", documents), publishedCall),
    },
    bridge: saidByAll("bridge", documents)[0],
    catalogue: compiler.catalogue(catalogue),
    find: (kind, id) => byKind.get(kind)?.[id],
    brand: (brand) => ({ ...brand, home: sections.of(brand.home) }),
  };
}

const byId = <Said extends { readonly id: string }>(all: readonly Said[]): Readonly<Record<string, Said>> =>
  Object.fromEntries(all.map((said) => [said.id, said]));

const mapped = <From extends { readonly id: string }, To>(
  all: readonly From[],
  change: (found: From) => To,
): Record<string, To> => Object.fromEntries(all.map((found) => [found.id, change(found)]));
