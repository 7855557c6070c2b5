import type { ByNaming } from "../bridge/capabilities.ts";
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

/** What a pack holds of each kind. */
interface Kinds {
  readonly screens: PublishedScreen;
  readonly sections: PublishedSection;
  readonly dialogs: PublishedDialog;
  readonly menus: PublishedMenu;
  readonly rules: PublishedRule;
  readonly decisions: PublishedDecision;
  readonly calls: PublishedCall;
}

type Kind = keyof Kinds;

/** Checked documents by kind, as they are published together. */
export type Pack = { readonly [K in Kind]?: Readonly<Record<string, Kinds[K]>> };

/** The documents of each kind that are at hand. */
type Shelves = { readonly [K in Kind]: Map<string, Kinds[K]> };

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
  readonly bridge?: { readonly objects: ByNaming; readonly address: string };
}

/** The documents of one release: those at hand, and the way to the rest. */
export class DocumentStore {
  readonly release: Release;
  readonly #fetch: (address: string) => Promise<Pack>;
  readonly #shelves: Shelves = {
    screens: new Map(),
    sections: new Map(),
    dialogs: new Map(),
    menus: new Map(),
    rules: new Map(),
    decisions: new Map(),
    calls: new Map(),
  };
  readonly #loading = new Map<string, Promise<void>>();
  readonly #loaded = new Set<string>();

  constructor(release: Release, first: Pack, fetchPack: (address: string) => Promise<Pack>) {
    this.release = release;
    this.#fetch = fetchPack;
    this.add(first);
  }

  /** Puts documents in place; those already there stay, so that a visit keeps the release it began with (R10). */
  add(pack: Pack): void {
    for (const kind of Object.keys(pack)) if (this.#isKind(kind)) this.#shelve(kind, pack);
  }

  #isKind(name: string): name is Kind {
    return Object.hasOwn(this.#shelves, name);
  }

  #shelve<K extends Kind>(kind: K, pack: Pack): void {
    const known: Map<string, Kinds[K]> = this.#shelves[kind];
    const added: Readonly<Record<string, Kinds[K]>> = pack[kind] ?? {};
    for (const [id, document] of Object.entries(added)) if (!known.has(id)) known.set(id, document);
  }

  /** Loads packs, once each; a failed load may be tried again. */
  async load(...names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#loadOne(name)));
  }

  /** The screen when it and what it may name are at hand. */
  screenAtHand = (id: string): PublishedScreen | undefined => this.#shelves.screens.get(id);

  /** The screen, with what it may name. */
  async screen(id: string): Promise<PublishedScreen | undefined> {
    const own = this.release.routes.filter((route) => route.id === id);
    await this.load("shared", ...own.map(({ pack }) => pack));
    return this.screenAtHand(id);
  }

  async dialog(id: string): Promise<PublishedDialog | undefined> {
    const { dialogs } = this.#shelves;
    if (!dialogs.has(id)) await this.load("shared");
    return dialogs.get(id);
  }

  section = (id: string): PublishedSection | undefined => this.#shelves.sections.get(id);
  menu = (id: string): PublishedMenu | undefined => this.#shelves.menus.get(id);
  rule = (id: string): PublishedRule | undefined => this.#shelves.rules.get(id);
  decision = (id: string): PublishedDecision | undefined => this.#shelves.decisions.get(id);
  call = (id: string): PublishedCall | undefined => this.#shelves.calls.get(id);

  /** Fetches a pack and puts it in place; a screen is never at hand before the shared documents that it names. */
  async #put(name: string, address: string): Promise<void> {
    const [pack] = await Promise.all([this.#fetch(address), name === "shared" ? undefined : this.#loadOne("shared")]);
    this.add(pack);
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
