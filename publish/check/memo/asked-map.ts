/** A map as it is when somebody asks: one value by its name, or all of them. */
export class AskedMap<Value> implements ReadonlyMap<string, Value> {
  readonly #all: () => ReadonlyMap<string, Value>;
  readonly #one: (id: string) => Value | undefined;

  constructor(all: () => ReadonlyMap<string, Value>, one: (id: string) => Value | undefined) {
    this.#all = all;
    this.#one = one;
  }

  get(id: string): Value | undefined {
    return this.#one(id);
  }

  has(id: string): boolean {
    return this.#one(id) !== undefined;
  }

  get size(): number {
    return this.#all().size;
  }

  keys(): MapIterator<string> {
    return this.#all().keys();
  }

  values(): MapIterator<Value> {
    return this.#all().values();
  }

  entries(): MapIterator<[string, Value]> {
    return this.#all().entries();
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.#all()[Symbol.iterator]();
  }

  forEach(see: (value: Value, id: string, all: ReadonlyMap<string, Value>) => void): void {
    for (const [id, value] of this) see(value, id, this);
  }
}
