import type { BrandCodes } from "../../publish/page/choose-brand.ts";
import { noLineAddress } from "../../publish/page/worker-addresses.ts";
import { asNamed } from "../page/as-named.ts";
import { isKeptPage, type KeptPage, type LastShown } from "./kept-page.ts";

/** The one cache of the worker. */
export const cacheName = "worker";

/** So many pages at most: a borrower has one brand, perhaps two, and one language, perhaps two. */
const most = 3;

const records = "/worker/kept/";
const lastShown = "/worker/shown";

/**
 * What the worker keeps, in one cache: of each page a record, which is written when all that it names is there, and so
 * takes the place of the one before in one stroke.
 */
export class Shelf {
  readonly #cache: Cache;
  readonly #origin: string;

  constructor(cache: Cache, origin: string) {
    this.#cache = cache;
    this.#origin = origin;
  }

  /** What is kept at an address. */
  file(address: string): Promise<Response | undefined> {
    return this.#cache.match(address);
  }

  /** The pages that are whole, the latest first. */
  async pages(): Promise<readonly KeptPage[]> {
    const names = await this.#names();
    const found = await Promise.all(names.filter((name) => name.startsWith(records)).map((name) => this.#json(name)));
    return found.filter(isKeptPage).sort((one, other) => other.at - one.at);
  }

  /** What was noted; nothing where that is not whole any more. */
  shown(): Promise<unknown> {
    return this.#json(lastShown);
  }

  /** What a record says; nothing where it is none, or was written by halves (R59). */
  async #json(name: string): Promise<unknown> {
    try {
      return await (await this.file(name))?.json();
    } catch {
      return undefined;
    }
  }

  note(shown: LastShown): Promise<void> {
    return this.#cache.put(lastShown, asJson(shown));
  }

  /** Brings what has its content in its name and is not here yet: all of it or nothing. @throws where it cannot be had */
  async bring(addresses: readonly string[]): Promise<void> {
    const here = new Set(await this.#names());
    const missing = [...new Set(addresses)].filter((address) => !here.has(address));
    await this.#cache.addAll(missing);
    await Promise.all(missing.map((address) => this.#sound(address)));
  }

  /** Keeps nothing at an address any more: it is brought anew. */
  async drop(address: string): Promise<void> {
    await this.#cache.delete(address);
  }

  /** A document that is not what its name says would be answered for ever (R1). @throws then, and it is gone again */
  async #sound(address: string): Promise<void> {
    if (await asNamed((await (await this.file(address))?.text()) ?? "", address)) return;
    await this.drop(address);
    throw new Error(`${address}: none of ours`);
  }

  /** Brings what may have changed under its name. @throws where it cannot be had */
  async renew(addresses: readonly string[]): Promise<void> {
    await this.#cache.addAll(
      [...new Set(addresses)].map((address) => new Request(this.#origin + address, { cache: "no-cache" })),
    );
  }

  /** Puts a page in place of the one of its pair and language; what no page needs any more goes away. */
  async put(page: KeptPage, text: Response | undefined): Promise<void> {
    if (text) await this.#cache.put(page.page, text);
    const name = `${records}${page.business}-${page.channel}-${page.language}`;
    await this.#cache.put(name, asJson(page));
    await this.#sweep();
  }

  /** Keeps no page of a pair any more, in any language, nor what only that needed. */
  async forget({ business, channel }: BrandCodes): Promise<void> {
    const names = await this.#names();
    const ofPair = names.filter((name) => name.startsWith(`${records}${business}-${channel}-`));
    await Promise.all(ofPair.map((name) => this.drop(name)));
    await this.#sweep();
  }

  async #sweep(): Promise<void> {
    const pages = await this.pages();
    const stay = pages.slice(0, most);
    const needed = new Set([
      ...stay.flatMap(({ page, files }) => [page, ...files]),
      ...stay.map(({ business, channel, language }) => `${records}${business}-${channel}-${language}`),
      ...[lastShown, noLineAddress],
    ]);
    const names = await this.#names();
    await Promise.all(names.filter((name) => !needed.has(name)).map((name) => this.#cache.delete(name)));
  }

  async #names(): Promise<readonly string[]> {
    return (await this.#cache.keys()).map(({ url }) => new URL(url).pathname);
  }
}

const asJson = (value: object): Response => new Response(JSON.stringify(value));
