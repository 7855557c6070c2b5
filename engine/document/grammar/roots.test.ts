import { expect, it } from "vitest";
import { type Root, rootsOf, writableBy } from "./roots.ts";

it.each<[root: Root, readable: readonly string[], not: readonly string[]]>([
  ["env", ["screen", "rule", "decision", "brand", "mock", "text"], []],
  ["session", ["screen", "rule", "decision", "brand", "text"], ["mock"]],
  ["route", ["screen", "brand"], ["rule", "mock"]],
  ["form", ["screen", "part", "section", "dialog", "menu", "rule"], ["decision", "brand"]],
  ["item", ["screen", "part", "section", "dialog"], ["menu", "rule", "decision"]],
  ["result", ["screen", "menu", "decision", "catalogue"], ["rule"]],
  ["value", ["rule"], ["screen", "part", "section", "dialog", "decision"]],
  ["inputs", ["decision"], ["screen", "rule"]],
])("%s may be read where it is filled", (root, readable, not) => {
  expect(readable.filter((kind) => !rootsOf(kind).includes(root))).toEqual([]);
  expect(not.filter((kind) => rootsOf(kind).includes(root))).toEqual([]);
});

it.each<[root: Root, writes: readonly string[]]>([
  ["form", ["bind", "set"]],
  ["screen", ["bind", "set", "as"]],
  ["journey", ["bind", "set", "as", "dot"]],
  ["device", ["bind", "set", "dot"]],
  ["session", ["set", "dot"]],
  ["with", ["bind", "set", "as"]],
  ["env", []],
  ["reads", []],
])("%s is written by what may write it", (root, writes) => {
  const all = ["bind", "set", "as", "dot"] as const;
  expect(all.filter((by) => writableBy(by).includes(root))).toEqual(writes);
});
