/** Values by what they are of: an object, as long as somebody else holds it, or a text. */
export class Keyed<Key, Value> {
  #ofObjects: WeakMap<object, Value> | undefined;
  #ofOthers: Map<unknown, Value> | undefined;

  get(key: Key): Value | undefined {
    return isObject(key) ? this.#ofObjects?.get(key) : this.#ofOthers?.get(key);
  }

  /** The value of a key; made where there is none. */
  of(key: Key, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  set(key: Key, value: Value): void {
    if (isObject(key)) (this.#ofObjects ??= new WeakMap()).set(key, value);
    else (this.#ofOthers ??= new Map()).set(key, value);
  }
}

const isObject = (key: unknown): key is object =>
  (typeof key === "object" && key !== null) || typeof key === "function";
