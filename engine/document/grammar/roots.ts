import type { WrittenBy } from "./holds.ts";

/** Who holds what is under a root: the app as a whole, one visit of a screen, or the place that reads it. */
type Owner = "app" | "visit" | "scope";

/** Every first word of a path, with its owner. */
const owners = {
  route: "visit",
  brand: "app",
  session: "app",
  device: "app",
  journey: "app",
  env: "app",
  reads: "visit",
  derived: "visit",
  form: "visit",
  screen: "visit",
  item: "scope",
  index: "scope",
  with: "scope",
  result: "scope",
  event: "scope",
  value: "scope",
  inputs: "scope",
} as const satisfies Readonly<Record<string, Owner>>;

export type Root = keyof typeof owners;

export const isRoot = (word: string): word is Root => Object.hasOwn(owners, word);

const all = Object.keys(owners).filter(isRoot);

/** The roots of some owners. */
export const ownedBy = (...some: readonly Owner[]): readonly Root[] =>
  all.filter((root) => some.includes(owners[root]));

const pieces = ["screen", "section", "part", "dialog"];
const anywhere = [...pieces, "menu", "rule", "decision", "catalogue", "brand"];

/** In which kinds of document each root may be read, and how that is said to who reads it elsewhere. */
const readable: Readonly<Record<Root, { readonly kinds: readonly string[]; readonly where?: string }>> = {
  route: { kinds: anywhere.filter((kind) => kind !== "rule") },
  brand: { kinds: anywhere },
  session: { kinds: anywhere },
  device: { kinds: anywhere },
  journey: { kinds: anywhere },
  env: { kinds: [...anywhere, "mock"] },
  reads: { kinds: [...pieces, "menu"], where: "in screens and what stands in them" },
  derived: { kinds: [...pieces, "menu"], where: "in screens and what stands in them" },
  form: { kinds: [...pieces, "menu", "rule"], where: "in screens, dialogs and rules" },
  screen: { kinds: [...pieces, "menu"], where: "in screens, dialogs and what stands in them" },
  item: { kinds: pieces, where: "inside each" },
  index: { kinds: pieces, where: "inside each" },
  with: { kinds: [...pieces, "rule"], where: "in parts, sections, dialogs and rules" },
  result: { kinds: [...pieces, "menu", "decision", "catalogue"], where: "inside ok and fail" },
  event: { kinds: [...pieces, "menu"], where: "in the steps of an event" },
  value: { kinds: ["rule"], where: "in rules" },
  inputs: { kinds: ["decision"], where: "in decisions" },
};

/** Which roots a document may write, by what writes; `with` stands for the path that a piece was handed. */
export const writable: Readonly<Record<WrittenBy, readonly Root[]>> = {
  bind: ["form", "screen", "journey", "device", "with"],
  set: ["form", "screen", "journey", "device", "session", "with"],
  as: ["screen", "journey", "with"],
  dot: ["session", "device", "journey"],
};

/** Roots that hold only what documents, or the code of the app, have written there. */
export const written: readonly Root[] = ["journey", "screen"];

/** The roots that a kind of document may read; a kind that reads nothing itself is held to what is there everywhere. */
export function rootsOf(kind: string): readonly Root[] {
  const known = anywhere.includes(kind) || kind === "mock" ? kind : "brand";
  return all.filter((root) => readable[root].kinds.includes(known));
}

/** Where a root may be read, in words. */
export const whereReadable = (root: Root): string => readable[root].where ?? "elsewhere";
