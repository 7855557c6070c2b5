import { cachePrefix, type TextStore } from "../state/kept.ts";

/** What the server answered last, and when (epoch ms). */
export interface KnownAnswer {
  readonly content: unknown;
  readonly at: number;
}

interface Kept extends KnownAnswer {
  readonly owner: string;
}

const prefix = `${cachePrefix}known.`;
/** More than one user looks at in a visit; the oldest goes first. */
const most = 24;

/**
 * The last answers of the calls whose documents say `lastKnown`, for whoever is logged in, as long as the store keeps
 * them: what shows while nobody can be reached. Another user's are never found, and go away with the first answer that
 * is kept.
 */
export class KnownAnswers {
  readonly #store: TextStore;
  readonly #owner: () => string;
  readonly #now: () => number;

  /** @param owner who is logged in, empty for nobody, for whom nothing is kept. */
  constructor(store: TextStore, owner: () => string, now: () => number) {
    this.#store = store;
    this.#owner = owner;
    this.#now = now;
  }

  /** What a call with this body came to last. */
  find(call: string, body: unknown): KnownAnswer | undefined {
    const owner = this.#owner();
    const kept = owner === "" ? undefined : this.#read(nameOf(call, body));
    return kept?.owner === owner ? { content: kept.content, at: kept.at } : undefined;
  }

  /** Keeps an answer; a store that is full or shut keeps none, and the visit goes on. */
  keep(call: string, body: unknown, content: unknown): void {
    const owner = this.#owner();
    if (owner === "") return;
    try {
      const others = this.#names().flatMap((name) => {
        const kept = this.#read(name);
        if (kept?.owner === owner) return [{ name, at: kept.at }];
        this.#store.removeItem(name);
        return [];
      });
      const oldest = others.sort((one, other) => other.at - one.at).slice(most - 1);
      for (const { name } of oldest) this.#store.removeItem(name);
      const kept: Kept = { owner, at: this.#now(), content };
      this.#store.setItem(nameOf(call, body), JSON.stringify(kept));
    } catch {
      // What cannot be kept is asked for again.
    }
  }

  /** Nothing is known any more: it is no longer true, or whose it is has left. */
  forget(): void {
    try {
      for (const name of this.#names()) this.#store.removeItem(name);
    } catch {
      // Nothing can be read from such a store either.
    }
  }

  #names(): string[] {
    return Array.from({ length: this.#store.length }, (_, index) => this.#store.key(index) ?? "").filter((name) =>
      name.startsWith(prefix),
    );
  }

  #read(name: string): Kept | undefined {
    try {
      const kept: unknown = JSON.parse(this.#store.getItem(name) ?? "null");
      return isKept(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  }
}

const nameOf = (call: string, body: unknown) => `${prefix}${call} ${JSON.stringify(body)}`;

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" &&
  value !== null &&
  "owner" in value &&
  typeof value.owner === "string" &&
  "at" in value &&
  typeof value.at === "number" &&
  "content" in value;
