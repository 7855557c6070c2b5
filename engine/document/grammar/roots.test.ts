import { expect, it } from "vitest";
import { isRoot, ownedBy, type Root } from "./root-owners.ts";
import { type NameSource, roots, rootsOf, writableBy, written } from "./roots.ts";

it.each<[root: Root, readable: readonly string[], not: readonly string[]]>([
  ["env", ["screen", "rule", "decision", "brand", "mock", "text"], []],
  ["session", ["screen", "rule", "decision", "brand", "text"], ["mock"]],
  ["route", ["screen", "brand"], ["rule", "mock"]],
  ["form", ["screen", "part", "section", "dialog", "menu", "rule"], ["decision", "brand"]],
  ["item", ["screen", "part", "section", "dialog"], ["menu", "rule", "decision"]],
  ["result", ["screen", "menu", "decision", "catalogue"], ["rule"]],
  ["value", ["rule"], ["screen", "part", "section", "dialog", "decision"]],
  ["inputs", ["decision", "mock"], ["screen", "rule"]],
  ["facts", ["policy"], ["screen", "rule", "decision", "brand"]],
  ["brand", ["policy", "screen", "brand"], ["mock"]],
  ["session", ["screen"], ["policy"]],
])("%s may be read where it is filled", (root, readable, not) => {
  expect(readable.filter((kind) => !rootsOf(kind).includes(root))).toEqual([]);
  expect(not.filter((kind) => rootsOf(kind).includes(root))).toEqual([]);
});

it.each<[root: Root, writes: readonly string[]]>([
  ["form", ["bind", "set"]],
  ["screen", ["bind", "set", "as"]],
  ["journey", ["bind", "set", "as", "dot"]],
  ["device", ["bind", "set"]],
  ["session", ["set"]],
  ["with", ["bind", "set", "as"]],
  ["env", []],
  ["reads", []],
])("%s is written by what may write it", (root, writes) => {
  const all = ["bind", "set", "as", "dot"] as const;
  expect(all.filter((by) => writableBy(by).includes(root))).toEqual(writes);
});

/** docs/architecture.md, Paths. */
const all: Readonly<Record<Root, readonly [owner: string, names: NameSource | "any" | "words"]>> = {
  route: ["visit", "words"],
  brand: ["app", "brand"],
  session: ["app", "written"],
  device: ["app", "written"],
  journey: ["app", "written"],
  env: ["app", "words"],
  reads: ["visit", "reads"],
  derived: ["visit", "derived"],
  decided: ["visit", "decided"],
  form: ["visit", "fields"],
  screen: ["visit", "written"],
  item: ["scope", "element"],
  index: ["scope", "any"],
  with: ["scope", "params"],
  result: ["scope", "answer"],
  event: ["scope", "any"],
  value: ["scope", "any"],
  inputs: ["scope", "inputs"],
  facts: ["scope", "any"],
};

it("every first word has who holds it, and what is known of the names under it", () => {
  const owners = ["app", "visit", "scope"] as const;
  const ownerOf = (name: string) => owners.filter((owner) => ownedBy(owner).some((root) => root === name)).join();
  const found = Object.entries(roots).map(([root, { names }]) => [
    root,
    [ownerOf(root), typeof names === "object" ? "words" : names],
  ]);
  expect(Object.fromEntries(found)).toEqual(all);
  for (const owner of owners)
    expect(ownedBy(owner)).toEqual(Object.keys(all).filter((root) => isRoot(root) && all[root][0] === owner));
  expect(ownedBy("app", "visit")).toHaveLength(11);
  expect(written).toEqual(["session", "device", "journey", "screen"]);
  expect(["route", "toString", "__proto__", ""].map(isRoot)).toEqual([true, false, false, false]);
});

it("the words under `route` and `env` are these", () => {
  expect(roots.route.names).toEqual({ params: "route parameters", query: "any", path: "any", screen: "any" });
  const { can, ...others } = roots.env.names as Readonly<Record<string, string>>;
  expect(can).toBe("capabilities");
  const words = [
    "now",
    "native",
    "ios",
    "online",
    "keeps",
    "language",
    "page",
    "icon",
    "routes",
    "entry",
    "decision",
    "release",
    "origins",
  ];
  expect(others).toEqual(Object.fromEntries(words.map((word) => [word, "any"])));
});

it.each<[root: Root, opened: unknown, where: string | undefined]>([
  ["item", { as: "item", but: ["part", "section"] }, "inside each"],
  ["index", { as: "item", but: ["part", "section"] }, "inside each"],
  ["result", { as: "result", but: ["decision"] }, "inside ok and fail"],
  ["event", { as: "event" }, "in the steps of an event"],
  ["with", undefined, "in parts, sections, dialogs and rules"],
  ["reads", undefined, "in screens and what stands in them"],
  ["derived", undefined, "in screens and what stands in them"],
  ["form", undefined, "in screens, dialogs and rules"],
  ["screen", undefined, "in screens, dialogs, decisions and what stands in them"],
  ["value", undefined, "in rules"],
  ["inputs", undefined, "in decisions and mocks"],
  ["facts", undefined, "in policies"],
  ["brand", undefined, undefined],
])("%s is there where it is opened: %j; elsewhere it is said to be %s", (root, opened, where) => {
  expect([roots[root].opened, roots[root].where]).toEqual([opened, where]);
});
