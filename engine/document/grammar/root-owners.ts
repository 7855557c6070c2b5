/** Who holds what is under a root of paths: the app as a whole, one visit of a screen, or the place that reads it. */
type Owner = "app" | "visit" | "scope";

const owners = {
  route: "visit",
  brand: "app",
  session: "app",
  device: "app",
  journey: "app",
  env: "app",
  reads: "visit",
  derived: "visit",
  decided: "visit",
  form: "visit",
  screen: "visit",
  item: "scope",
  index: "scope",
  with: "scope",
  result: "scope",
  event: "scope",
  value: "scope",
  inputs: "scope",
  facts: "scope",
} as const satisfies Readonly<Record<string, Owner>>;

/** The first word of a path. */
export type Root = keyof typeof owners;

export const isRoot = (word: string): word is Root => Object.hasOwn(owners, word);

/** Every root; all else that is known of them, which only checking asks, says `roots.ts`. */
export const all = Object.keys(owners).filter(isRoot);

/** The roots of some owners. */
export const ownedBy = (...some: readonly Owner[]): readonly Root[] =>
  all.filter((root) => some.includes(owners[root]));
