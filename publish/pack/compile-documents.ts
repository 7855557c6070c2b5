import type { BridgeDocument } from "../../engine/bridge.ts";
import { Compiler } from "../../engine/compile.ts";
import type {
  CallDocument,
  CatalogueDocument,
  DecisionDocument,
  DialogDocument,
  MenuDocument,
  PartDocument,
  RuleDocument,
  ScreenDocument,
} from "../../engine/document.ts";
import type { Pack, PublishedCatalogue, PublishedScreen } from "../../engine/published.ts";
import { brandPairs, brandValue } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import type { LendingBrand } from "../page/lending-brand.ts";
import { HomeSections } from "./home-sections.ts";
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
    known[(data as { id: string }).id] = data;
  }
  // The kind of a document says its type: its schema was checked.
  const written = <T>(kind: string) => (byKind.get(kind) ?? {}) as Readonly<Record<string, T>>;
  const parts = written<PartDocument>("part");
  const compiler = new Compiler((id) => parts[id]);
  const sections = new HomeSections(compiler, written<PartDocument>("section"));
  const flags = new Set<string>();
  for (const { business, channel } of brandPairs(documents)) {
    const brand = brandValue(documents, business, channel);
    for (const [flag, on] of Object.entries(brand.flags)) if (on) flags.add(flag);
    sections.of(brand.home);
  }
  const [catalogue] = Object.values(written<CatalogueDocument>("catalogue"));
  return {
    screens: documents
      .filter(({ kind }) => kind === "screen")
      .map(({ file, data }) => ({ file, written: data as ScreenDocument }))
      .filter(({ written: { flag } }) => flag === undefined || flags.has(flag))
      .map(({ file, written }) => ({ file, written, screen: compiler.screen(written) })),
    shared: {
      sections: sections.published,
      dialogs: mapped(written<DialogDocument>("dialog"), compiler.dialog),
      menus: mapped(written<MenuDocument>("menu"), compiler.menu),
      rules: mapped(written<RuleDocument>("rule"), compiler.rule),
      decisions: mapped(written<DecisionDocument>("decision"), compiler.decision),
      calls: mapped(written<CallDocument>("call"), publishedCall),
    },
    bridge: Object.values(written<BridgeDocument>("bridge"))[0],
    catalogue: compiler.catalogue(catalogue as CatalogueDocument),
    find: (kind, id) => byKind.get(kind)?.[id],
    brand: (brand) => ({ ...brand, home: sections.of(brand.home) }),
  };
}

const mapped = <From, To>(from: Readonly<Record<string, From>>, change: (found: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(from).map(([id, found]) => [id, change(found)]));
