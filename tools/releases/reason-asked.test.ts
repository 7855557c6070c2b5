import { expect, it } from "vitest";
import { reasonAsked } from "./reason-asked.ts";

it.each<[why: string, words: readonly string[], line: string | undefined]>([
  ["A better name", [], undefined],
  ["", ["A better name"], 'expected a reason: npm run publish -- --why "A better name"'],
  ["A", ["better", "name"], 'expected a reason: npm run publish -- --why "A better name"'],
  [" ", [], 'expected a reason: npm run publish -- --why "New home order"'],
])("whoever publishes with the reason %j and the words %j is told how it is said", (why, words, line) => {
  expect(reasonAsked(why, words)).toBe(line);
});
