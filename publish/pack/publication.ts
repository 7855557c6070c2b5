import { keptBrand } from "./kept-brand.ts";
import type {
  Pack,
  PublishedCall,
  PublishedDecision,
  PublishedRule,
  Release,
  TextTable,
} from "../../engine/published.ts";
import { basename } from "node:path";
import type { CallDocument, JsonSchema } from "../../engine/document.ts";
import type { Holidays } from "../../lending/working-days.ts";
import type { Document } from "../documents/document.ts";
import { saidBy, saidByAll } from "../documents/said-by.ts";
import type { LendingBrand } from "../page/lending-brand.ts";
import type { Boot } from "../page/boot.ts";
import { Boots } from "./boots.ts";
import { BrandClosed } from "./brand-closed.ts";
import { compileDocuments } from "./compile-documents.ts";
import { ContentFiles } from "./content-files.ts";
import { releaseOf } from "./release-of.ts";
import { textsByLanguage } from "./texts-by-language.ts";

/** What the lender's border is made of: each call whole, and the shapes that calls share, by the name of their file. */
export interface ContractDocuments {
  readonly calls: readonly { readonly file: string; readonly document: CallDocument }[];
  readonly entities: readonly { readonly name: string; readonly document: JsonSchema }[];
}

/** One release in memory: every document once more, as pages fetch it. */
export interface Publication {
  readonly release: Release;
  /** What `/documents/<address>` answers: content-hashed, so that it never changes. */
  readonly files: ReadonlyMap<string, string>;
  /** What a page of a brand and language is sent with; undefined where there is none, or it is closed. */
  readonly boot: (business: string, channel: string, language: string) => Boot | undefined;
  /** The brand of a pair of codes, which are among `codes`. @throws BrandClosed */
  readonly brand: (business: string, channel: string) => LendingBrand;
  readonly call: (id: string) => PublishedCall | undefined;
  readonly rule: (id: string) => PublishedRule | undefined;
  readonly decision: (id: string) => PublishedDecision | undefined;
  readonly contract: () => ContractDocuments;
  readonly holidays: readonly Holidays[];
  /** All texts of each language, by key. */
  readonly texts: Readonly<Record<string, TextTable>>;
  readonly codes: Boot["codes"];
  readonly fallback: Boot["fallback"];
}

/** A release with what it is put together of. */
export interface Published extends Publication {
  /** Every screen, and everything that screens may name. */
  readonly whole: Pack;
  /** Pairs that are not served, for a layer of theirs is left out. */
  readonly closed: ReadonlySet<string>;
}

/**
 * Publishes checked documents: packs by area, texts by language, brands by pair.
 * @param withheld layers of brands that are left out until they are mended
 * @param pictures of brands, as they are read, by the name of their file
 * @param id what the release is called, where that was decided before; else what its content says
 */
export function publish(
  documents: readonly Document[],
  areaOf: (file: string) => string,
  withheld: readonly string[] = [],
  pictures: ReadonlyMap<string, string> = new Map(),
  id?: string,
): Published {
  const compiled = compileDocuments(documents);
  const files = new ContentFiles();
  const languages = textsByLanguage(documents);
  const textAddresses = files.putAll(languages);
  const holidays = saidByAll("holidays", documents);
  const layers = documents.filter(({ file }) => file.startsWith("brands/")).map(({ data }) => data);
  const release = releaseOf(compiled, areaOf, files, [textAddresses, layers, withheld, [...pictures], holidays], id);
  const brands = new Map<string, LendingBrand>();
  const boots = new Boots({ documents, compiled, release, languages, textAddresses, withheld });
  return {
    release,
    files: files.texts,
    boot: (business, channel, language) => boots.of(business, channel, language),
    brand: (business, channel) => {
      const pair = `${business}-${channel}`;
      if (boots.closed.has(pair)) throw new BrandClosed(business, channel);
      const made = brands.get(pair) ?? compiled.brand(keptBrand(documents, business, channel));
      brands.set(pair, made);
      return made;
    },
    call: (id) => compiled.shared.calls?.[id],
    rule: (id) => compiled.shared.rules?.[id],
    decision: (id) => compiled.shared.decisions?.[id],
    contract: () => contractOf(documents),
    holidays,
    texts: languages,
    codes: boots.codes,
    fallback: boots.fallback,
    whole: {
      ...compiled.shared,
      screens: Object.fromEntries(compiled.screens.map(({ screen }) => [screen.id, screen])),
    },
    closed: boots.closed,
  };
}

const contractOf = (documents: readonly Document[]): ContractDocuments => ({
  calls: documents.flatMap((document) =>
    document.kind === "call" ? [{ file: document.file, document: saidBy("call", document) }] : [],
  ),
  entities: documents.flatMap((document) =>
    document.kind === "entity"
      ? [{ name: basename(document.file, ".schema.json"), document: saidBy("entity", document) }]
      : [],
  ),
});
