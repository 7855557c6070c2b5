import type { Engine } from "../../../engine/index.ts";
import type { LendingBrand } from "../../../publish/page/lending-brand.ts";

/** What was read of what is published, each as the path that leads there: `texts/login.title`, `brand/flags/x`, `screens/login`. */
export type Reads = ReadonlySet<string>;

/** The same value, that notes each path inside it that is read. */
function noted<Value>(value: Value, path: string, reads: Set<string>): Value {
  if (typeof value !== "object" || value === null) return value;
  const inner = new Map<PropertyKey, unknown>();
  return new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === "symbol" || !Object.hasOwn(target, key)) return found;
      reads.add(`${path}/${key}`);
      const known = inner.get(key) ?? noted(found, `${path}/${key}`, reads);
      inner.set(key, known);
      return known;
    },
    ownKeys(target) {
      reads.add(path);
      return Reflect.ownKeys(target);
    },
  });
}

/** The documents of a page, by what gives one. */
const documents = [
  ["screens", "screen"],
  ["screens", "screenAtHand"],
  ["dialogs", "dialog"],
  ["sections", "section"],
  ["menus", "menu"],
  ["rules", "rule"],
  ["decisions", "decision"],
] as const;

/** Notes each text and each document that an engine takes. */
export function noteReads(engine: Engine, reads: Set<string>): void {
  const { texts, documents: store } = engine;
  const { text } = texts;
  const noting: typeof text = (key, args) => {
    reads.add(`texts/${key}`);
    return text(key, args);
  };
  Object.assign(texts, { text: noting });
  engine.locale = { ...engine.locale, text: noting };
  for (const [kind, name] of documents) {
    const given: (id: string) => unknown = store[name].bind(store);
    Object.assign(store, {
      [name]: (id: string) => {
        reads.add(`${kind}/${id}`);
        return given(id);
      },
    });
  }
}

/** Whether what was read is another one where something published differs. */
export function touches(reads: Reads, [kind = "", ...rest]: readonly string[]): boolean {
  const place = [kind, ...rest].join("/");
  // A text is one of several forms of the key that is asked for; what the brand has on or off decides before anything is read.
  if (kind === "texts") return [...reads].some((read) => read === place || place.startsWith(`${read}_`));
  if (kind !== "brand") return rest[0] === undefined || reads.has(`${kind}/${rest[0]}`);
  return rest[0] === "flags" || [...reads].some((read) => read === place || read.startsWith(`${place}/`));
}

/** The brand of a page, noting what is read of it. */
export const notedBrand = (brand: LendingBrand, reads: Set<string>): LendingBrand => noted(brand, "brand", reads);
