import { expect, it } from "vitest";
import { countSources } from "./sources.ts";

const pairs = (...said: string[]) =>
  said.map((one) => ({ device: Number(one.replace(/\D/g, "")), address: one.replace(/\d/g, "") }));

it.each<[what: string, pairs: string[], count: number]>([
  ["nobody", [], 0],
  ["one phone", ["1a"], 1],
  ["a phone in seven networks", ["1a", "1b", "1c", "1d", "1e", "1f", "1g"], 1],
  ["a network that makes up phones", ["1a", "2a", "3a", "4a", "5a"], 1],
  ["both of these at once", ["9b", "9c", "9d", "9e", "9f", "9g", "9h", "1a", "2a", "3a", "4a"], 2],
  ["five phones in five networks", ["1a", "2b", "3c", "4d", "5e"], 5],
  ["phones that have moved through one another's networks", ["1a", "1b", "2a", "2c", "3a"], 3],
  ["three phones in two networks", ["1a", "1b", "2a", "2b", "3a", "3b"], 2],
])("R8 %s", (_, said, count) => {
  expect(countSources(pairs(...said))).toBe(count);
  expect(countSources(pairs(...said.toReversed()))).toBe(count);
});
