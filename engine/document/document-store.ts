import type { Names } from "../bridge/capabilities.ts";
import type { RouteEntry } from "../navigation/route.ts";
import type {
  PublishedCall,
  PublishedCatalogue,
  PublishedDecision,
  PublishedDialog,
  PublishedMenu,
  PublishedRule,
  PublishedScreen,
  PublishedSection,
} from "./published.ts";

type ById<T> = Readonly<Record<string, T>>;

/** Checked documents by kind, as they are published together. */
export interface Pack {
  readonly screens?: ById<PublishedScreen>;
  readonly sections?: ById<PublishedSection>;
  readonly dialogs?: ById<PublishedDialog>;
  readonly menus?: ById<PublishedMenu>;
  readonly rules?: ById<PublishedRule>;
  readonly decisions?: ById<PublishedDecision>;
  readonly calls?: ById<PublishedCall>;
}

/** What is published: every route, the catalogue, and where the packs are. */
export interface Release {
  readonly id: string;
  /** The version of the vocabulary that its documents are written in. */
  readonly vocabulary: number;
  /** Screens by route; `pack` names the pack that holds the screen besides the shared one. */
  readonly routes: readonly (RouteEntry & { readonly pack: string })[];
  readonly catalogue: PublishedCatalogue;
  /** Address of each pack. `shared` holds what screens of any pack may name. */
  readonly packs: Readonly<Record<string, string>>;
  /** The names that tell a native app, and where its capabilities are described. */
  readonly bridge?: { readonly objects: Names; readonly address: string };
}

type Kind = keyof Pack;

/** The documents of one release: those at hand, and the way to the rest. */
export class DocumentStore {
  readonly release: Release;
  readonly #fetch: (address: string) => Promise<Pack>;
  readonly #byKind = new Map<Kind, Map<string, unknown>>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #loaded = new Set<string>();

  constructor(release: Release, first: Pack, fetchPack: (address: string) => Promise<Pack>) {
    this.release = release;
    this.#fetch = fetchPack;
    this.add(first);
  }

  /** Puts documents in place; those already there stay, so that a visit keeps the release it began with (R10). */
  add(pack: Pack): void {
    for (const [kind, documents] of Object.entries(pack) as [Kind, ById<unknown>][]) {
      const known = this.#byKind.get(kind) ?? new Map<string, unknown>();
      for (const [id, document] of Object.entries(documents)) if (!known.has(id)) known.set(id, document);
      this.#byKind.set(kind, known);
    }
  }

  /** Loads packs, once each; a failed load may be tried again. */
  async load(...names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#loadOne(name)));
  }

  /** The screen when it and what it may name are at hand. */
  screenAtHand = (id: string): PublishedScreen | undefined => this.#get("screens", id);

  /** The screen, with what it may name. */
  async screen(id: string): Promise<PublishedScreen | undefined> {
    const pack = this.release.routes.find((route) => route.id === id)?.pack;
    await this.load("shared", ...(pack === undefined ? [] : [pack]));
    return this.screenAtHand(id);
  }

  async dialog(id: string): Promise<PublishedDialog | undefined> {
    const atHand = this.#get<PublishedDialog>("dialogs", id);
    if (atHand) return atHand;
    await this.load("shared");
    return this.#get("dialogs", id);
  }

  section = (id: string): PublishedSection | undefined => this.#get("sections", id);
  menu = (id: string): PublishedMenu | undefined => this.#get("menus", id);
  rule = (id: string): PublishedRule | undefined => this.#get("rules", id);
  decision = (id: string): PublishedDecision | undefined => this.#get("decisions", id);
  call = (id: string): PublishedCall | undefined => this.#get("calls", id);

  /** Fetches a pack and puts it in place; a screen is never at hand before the shared documents that it names. */
  async #put(name: string, address: string): Promise<void> {
    const [pack] = await Promise.all([this.#fetch(address), name === "shared" ? undefined : this.#loadOne("shared")]);
    this.add(pack);
  }

  #get<T>(kind: Kind, id: string): T | undefined {
    return this.#byKind.get(kind)?.get(id) as T | undefined;
  }

  async #loadOne(name: string): Promise<void> {
    const address = this.release.packs[name];
    if (address === undefined || this.#loaded.has(name)) return;
    const loading = this.#loading.get(name) ?? this.#put(name, address);
    this.#loading.set(name, loading);
    try {
      await loading;
      this.#loaded.add(name);
    } finally {
      this.#loading.delete(name);
    }
  }
}
