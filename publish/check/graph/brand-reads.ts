import type { EffectiveBrand } from "../../documents/compose-brand.ts";
import { valueAt } from "../../documents/entries.ts";
import { type Given, unknown } from "../meaning/known.ts";

/** The values of paths under `brand` that there are; of all others nothing is known. */
export class BrandValues {
  readonly #read: Given;
  readonly #texts = new Map<string, string>();

  /** `only` says of which paths something is known. */
  constructor({ value }: EffectiveBrand, only = /^brand\./) {
    this.#read = (path) => (only.test(path) ? (valueAt(value, path.split(".").slice(1)) ?? unknown) : unknown);
  }

  read: Given = (path) => this.#read(path);

  /** A value as text, by which it is compared. */
  text(path: string): string {
    let text = this.#texts.get(path);
    if (text === undefined) {
      text = JSON.stringify(this.#read(path)) ?? "";
      this.#texts.set(path, text);
    }
    return text;
  }
}

/** What follows from documents and a brand, worked out once for all brands that are alike in what was read of them. */
export class ByBrand<Found> {
  readonly #found: { readonly noted: ReadonlyMap<string, string>; readonly found: Found }[] = [];
  readonly #work: (given: Given) => Found;

  constructor(work: (given: Given) => Found) {
    this.#work = work;
  }

  of(brand: BrandValues): Found {
    for (const { noted, found } of this.#found) {
      let same = true;
      for (const [path, text] of noted) same &&= text === brand.text(path);
      if (same) return found;
    }
    const noted = new Map<string, string>();
    const found = this.#work((path) => {
      if (path.startsWith("brand.")) noted.set(path, brand.text(path));
      return brand.read(path);
    });
    this.#found.push({ noted, found });
    return found;
  }
}
