import type { WrittenBy } from "./holds.ts";
import { all, type Root } from "./root-owners.ts";

/** Where the names under a root, or under one of its words, come from, when they are not the same for all documents. */
export type NameSource =
  | "reads"
  | "derived"
  | "decided"
  | "fields"
  | "params"
  | "inputs"
  | "brand"
  | "capabilities"
  | "route parameters"
  | "element"
  | "answer"
  | "written";

/** What may follow a root or a word of it: anything, what a source knows, or these words with what follows each. */
export type Names = "any" | NameSource | { readonly [word: string]: Names };

/** What a place opens to what is inside it. */
type Opened = "item" | "result" | "event";

/** Everything about one first word of paths. */
interface RootEntry {
  /** The kinds of document that may read it. */
  readonly kinds: readonly string[];
  /** How that is said to who reads it elsewhere. */
  readonly where?: string;
  /** It is there only where something opens it, but in documents that are put in such a place. */
  readonly opened?: { readonly as: Opened; readonly but?: readonly string[] };
  /** What may write it; `with` stands for the path that a piece was handed. */
  readonly writes?: readonly WrittenBy[];
  readonly names: Names;
}

const placed = ["part", "section"];
const pieces = ["screen", ...placed, "dialog"];
const shown = [...pieces, "menu"];
const anywhere = [...shown, "rule", "decision", "catalogue", "brand"];
const judging = ["policy"];
const ofScreens = "in screens and what stands in them";

const table = {
  route: {
    kinds: anywhere.filter((kind) => kind !== "rule"),
    names: { params: "route parameters", query: "any", path: "any", screen: "any" },
  },
  brand: { kinds: [...anywhere, ...judging], names: "brand" },
  session: { kinds: anywhere, writes: ["set"], names: "written" },
  device: { kinds: anywhere, writes: ["bind", "set"], names: "written" },
  journey: { kinds: anywhere, writes: ["bind", "set", "as", "dot"], names: "written" },
  env: {
    kinds: [...anywhere, "mock"],
    names: {
      now: "any",
      native: "any",
      ios: "any",
      online: "any",
      keeps: "any",
      language: "any",
      page: "any",
      icon: "any",
      routes: "any",
      can: "capabilities",
      entry: "any",
      decision: "any",
      release: "any",
      origins: "any",
    },
  },
  reads: { kinds: shown, where: ofScreens, names: "reads" },
  derived: { kinds: shown, where: ofScreens, names: "derived" },
  decided: { kinds: shown, where: ofScreens, names: "decided" },
  form: {
    kinds: [...shown, "rule"],
    where: "in screens, dialogs and rules",
    writes: ["bind", "set"],
    names: "fields",
  },
  screen: {
    kinds: [...shown, "decision"],
    where: "in screens, dialogs, decisions and what stands in them",
    writes: ["bind", "set", "as"],
    names: "written",
  },
  item: {
    kinds: pieces,
    where: "inside each",
    opened: { as: "item", but: placed },
    names: "element",
  },
  index: { kinds: pieces, where: "inside each", opened: { as: "item", but: placed }, names: "any" },
  with: {
    kinds: [...pieces, "rule"],
    where: "in parts, sections, dialogs and rules",
    writes: ["bind", "set", "as"],
    names: "params",
  },
  result: {
    kinds: [...shown, "decision", "catalogue"],
    where: "inside ok and fail",
    opened: { as: "result", but: ["decision"] },
    names: "answer",
  },
  event: { kinds: shown, where: "in the steps of an event", opened: { as: "event" }, names: "any" },
  value: { kinds: ["rule"], where: "in rules", names: "any" },
  inputs: { kinds: ["decision", "mock"], where: "in decisions and mocks", names: "inputs" },
  facts: { kinds: judging, where: "in policies", names: "any" },
} as const satisfies Readonly<Record<Root, RootEntry>>;

/** Every first word of a path: the one place that says where it is read and written, and what is under it; who holds it, `root-owners.ts`. */
export const roots: Readonly<Record<Root, RootEntry>> = table;

/** The roots that something may write. */
export const writableBy = (by: WrittenBy): readonly Root[] => all.filter((root) => roots[root].writes?.includes(by));

/** The roots under which there is only what documents, or the code of the app, have written there. */
export const written: readonly Root[] = all.filter((root) => roots[root].names === "written");

/** The roots that a kind of document may read; a kind that reads nothing itself is held to what is there everywhere. */
export function rootsOf(kind: string): readonly Root[] {
  const known = all.some((root) => roots[root].kinds.includes(kind)) ? kind : "brand";
  return all.filter((root) => roots[root].kinds.includes(known));
}
