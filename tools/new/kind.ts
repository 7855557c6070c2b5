/** What is asked for, and what there is already. */
export interface Asked {
  readonly root: string;
  /** The folder of `screens/` that it belongs to; for a pair of a brand its channel. */
  readonly area: string;
  readonly id: string;
  /** The folders of `locales/`. */
  readonly languages: readonly string[];
}

/** Files to write, by path below the root: new ones, and old ones with a line more. */
export type Files = Readonly<Record<string, string>>;

/** One kind of thing that `npm run new` makes. */
export interface Kind {
  readonly name: string;
  /** How it is asked for, after its name. */
  readonly form: "<id>" | "<area>/<id>" | "<id>[/<area>]";
  /** What its id is made of, where it is not kebab-case. */
  readonly ids?: RegExp;
  /** Every file that it is made of; those that are new must not be there. */
  readonly make: (asked: Asked) => { readonly files: Files; readonly grown?: Files; readonly next: readonly string[] };
}
