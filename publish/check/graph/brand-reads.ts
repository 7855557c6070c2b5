import type { EffectiveBrand } from "../../documents/compose-brand.ts";
import { valueAt } from "../../documents/entries.ts";
import { type Given, unknown } from "../meaning/known.ts";

/** The values of paths under `brand` that there are; of all others nothing is known. */
export class BrandValues {
  readonly #read: Given;
  readonly #texts = new Map<string, { readonly of: unknown; readonly text: string }>();

  /** `only` says of which paths something is known. */
  constructor({ value }: EffectiveBrand, only = /^brand\./) {
    this.#read = (path) => (only.test(path) ? (valueAt(value, path.split(".").slice(1)) ?? unknown) : unknown);
  }

  read: Given = (path) => this.#read(path);

  /** A value as text, by which it is compared. */
  text(path: string): string {
    const of = this.#read(path);
    const known = this.#texts.get(path);
    // A brand is asked anew: an edit may have come between.
    if (known && Object.is(known.of, of)) return known.text;
    const text = JSON.stringify(of) ?? "";
    this.#texts.set(path, { of, text });
    return text;
  }
}

/** What something comes to with a brand; `of` gives what it is made of with the same brand. */
type Work<Found> = (given: Given, of: <Other>(other: ByBrand<Other>) => Other) => Found;

/** What it came to, and what was read of the brand for it. */
interface Known<Found> {
  readonly noted: ReadonlyMap<string, string>;
  readonly found: Found;
}

/** What follows from documents and a brand, worked out once for all brands that are alike in what was read of them. */
export class ByBrand<Found> {
  readonly #work: Work<Found>;
  readonly #ofBrands = new WeakMap<BrandValues, Known<Found>>();
  readonly #all: Known<Found>[] = [];

  constructor(work: Work<Found>) {
    this.#work = work;
  }

  of(brand: BrandValues): Found {
    return this.#known(brand).found;
  }

  #known(brand: BrandValues): Known<Found> {
    const last = this.#ofBrands.get(brand);
    const known =
      last && isAlike(brand, last.noted)
        ? last
        : (this.#all.find(({ noted }) => isAlike(brand, noted)) ?? this.#worked(brand));
    this.#ofBrands.set(brand, known);
    return known;
  }

  #worked(brand: BrandValues): Known<Found> {
    const noted = new Map<string, string>();
    const found = this.#work(
      (path) => {
        if (path.startsWith("brand.")) noted.set(path, brand.text(path));
        return brand.read(path);
      },
      (other) => {
        const inner = other.#known(brand);
        for (const [path, text] of inner.noted) noted.set(path, text);
        return inner.found;
      },
    );
    const known = { noted, found };
    this.#all.push(known);
    return known;
  }
}

function isAlike(brand: BrandValues, noted: ReadonlyMap<string, string>): boolean {
  for (const [path, text] of noted) if (text !== brand.text(path)) return false;
  return true;
}
