/** Values by what they are of: an object, as long as somebody else holds it, or a text. */
export class Keyed<Key, Value> {
  readonly #ofObjects = new WeakMap<object, Value>();
  readonly #ofOthers = new Map<unknown, Value>();

  /** The value of a key; made where there is none. */
  of(key: Key, make: () => Value): Value {
    const known = isObject(key) ? this.#ofObjects.get(key) : this.#ofOthers.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (isObject(key)) this.#ofObjects.set(key, made);
    else this.#ofOthers.set(key, made);
    return made;
  }
}

const isObject = (key: unknown): key is object =>
  (typeof key === "object" && key !== null) || typeof key === "function";
