import { keptBrand } from "./kept-brand.ts";
import type { Release, TextTable } from "../../engine/published.ts";
import { brandPairs, composeBrand, defaultPair, layerFiles } from "../documents/compose-brand.ts";
import type { Document } from "../documents/document.ts";
import type { Boot } from "../page/boot.ts";
import type { BrandCodes } from "../page/choose-brand.ts";
import { closureOf, packOf } from "./closure.ts";
import type { CompiledDocuments } from "./compile-documents.ts";
import { pickTexts, textsNamed } from "./texts-needed.ts";

/** What boots are made of. */
interface Given {
  readonly documents: readonly Document[];
  readonly compiled: CompiledDocuments;
  readonly release: Release;
  readonly languages: Readonly<Record<string, TextTable>>;
  readonly textAddresses: Readonly<Record<string, string>>;
  /** Layers of brands that are left out. */
  readonly withheld: readonly string[];
}

/** A screen that pages begin with: what it is made of, and the texts that this names. */
interface First {
  readonly pack: Boot["pack"];
  readonly named: ReadonlySet<unknown>;
}

/** What the pages of a release are sent with; each made when it is first asked for. */
export class Boots {
  /** Those that exist, closed or not. */
  readonly codes: Boot["codes"];
  /** The brand of an address that names none (B2). */
  readonly fallback: BrandCodes;
  /** Pairs that nothing is sent to, since a layer of theirs is left out. */
  readonly closed: ReadonlySet<string>;
  readonly #given: Given;
  readonly #made = new Map<string, Boot>();
  /** By the route of a first screen: brands share it, whatever else they have of their own. */
  readonly #firsts = new Map<string, First>();

  constructor(given: Given) {
    const { documents, withheld } = given;
    const layers = [...documents, ...withheld.map((file) => ({ file, data: null }))];
    const pairs = brandPairs(layers.sort((a, b) => (a.file < b.file ? -1 : 1)));
    const lacking = pairs.filter(({ business, channel }) =>
      layerFiles(business, channel).some((file) => withheld.includes(file)),
    );
    this.closed = new Set(lacking.map(({ business, channel }) => `${business}-${channel}`));
    this.#given = given;
    this.fallback = defaultPair(documents);
    this.codes = {
      business: [...new Set(pairs.map(({ business }) => business))],
      channel: [...new Set(pairs.map(({ channel }) => channel))],
    };
  }

  /** That of a brand and language; undefined when there is no such brand or language, or when it is closed. */
  of(business: string, channel: string, language: string): Boot | undefined {
    const name = `${business}-${channel}-${language}`;
    const known = this.#made.get(name);
    const texts = Object.hasOwn(this.#given.languages, language) ? this.#given.languages[language] : undefined;
    const open = !this.closed.has(`${business}-${channel}`);
    if (known || !texts || !open || !this.codes.business.includes(business) || !this.codes.channel.includes(channel))
      return known;
    const made = { business, channel, language, ...this.#make(business, channel, texts) };
    this.#made.set(name, made);
    return made;
  }

  #make(business: string, channel: string, texts: TextTable): Omit<Boot, "business" | "channel" | "language"> {
    const { documents, compiled, release, textAddresses } = this.#given;
    const brand = compiled.brand(keptBrand(documents, business, channel));
    const first = brand.routes.login;
    const { pack, named } = this.#first(first);
    return {
      brand,
      release,
      pack,
      texts: pickTexts(texts, new Set([...named, ...textsNamed([{ kind: "tabs", data: brand.tabs }])])),
      textAddresses,
      codes: this.codes,
      fallback: this.fallback,
      first,
      ...(brand.flags.testPage && { origins: originsOf(documents, business, channel) }),
    };
  }

  #first(route: string): First {
    const known = this.#firsts.get(route);
    if (known) return known;
    const { documents, compiled } = this.#given;
    const found = compiled.screens.find(({ screen }) => screen.route === route && !screen.native);
    const come = found ? closureOf({ kind: "screen", id: found.screen.id, data: found.written }, compiled.find) : [];
    const catalogues = documents.filter(({ kind }) => kind === "catalogue");
    const first = {
      pack: found ? { screens: { [found.screen.id]: found.screen }, ...packOf(come, compiled.shared) } : {},
      named: textsNamed([...come, ...catalogues]),
    };
    this.#firsts.set(route, first);
    return first;
  }
}

/** Who set each value of a brand. */
const originsOf = (documents: readonly Document[], business: string, channel: string): Boot["origins"] =>
  [...composeBrand(documents, business, channel).origins].map(([path, { file, line }]) => ({
    path,
    from: `${file}:${line}`,
  }));
