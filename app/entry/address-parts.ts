/** The parts of an address: search side and hash side, each with its parameters. */
export class AddressParts {
  readonly #pathname: string;
  readonly #hashPath: string;
  readonly #search: URLSearchParams;
  readonly #hash: URLSearchParams;

  constructor({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">) {
    const [hashPath = "", hashSearch = ""] = hash.replace(/^#/, "").split(/\?(.*)/s);
    this.#pathname = pathname;
    this.#hashPath = hashPath;
    this.#search = new URLSearchParams(search);
    this.#hash = new URLSearchParams(hashSearch);
  }

  /** A parameter; the hash side wins, and what is given twice is nothing. */
  get(name: string): string | undefined {
    const values = [this.#hash, this.#search].map((side) => side.getAll(name)).find(({ length }) => length > 0);
    return values?.length === 1 ? values[0] : undefined;
  }

  /** Whether the parameter stands on the hash side, of a route that is none of these. */
  isOfRouteBeside(name: string, others: readonly string[]): boolean {
    return this.#hash.has(name) && !["", ...others].includes(this.#hashPath);
  }

  /** The address without these parameters, at another route when one is given. */
  without(names: readonly string[], route = this.#hashPath): string {
    const [search, hash] = [this.#search, this.#hash].map((side) => {
      const rest = new URLSearchParams([...side].filter(([name]) => !names.includes(name)));
      return rest.size > 0 ? `?${rest}` : "";
    });
    const fragment = `${route}${route === this.#hashPath ? hash : ""}`;
    return `${this.#pathname}${search}${fragment === "" ? "" : `#${fragment}`}`;
  }
}
