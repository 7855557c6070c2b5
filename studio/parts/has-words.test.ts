import { expect, it } from "vitest";
import { hasWords } from "./has-words.ts";

it.each([
  ["09", true],
  ["persona 09", true],
  ["09 persona", true],
  ["refused", true],
  ["  ", true],
  ["persona 19", false],
])("F6 finds persona 09 by %j: %s", (searched, isFound) => {
  expect(hasWords("33. Persona 09: refuseFlag 1 refused-plain", searched)).toBe(isFound);
});

it.each([
  ["716/104", true],
  ["716 / 104", true],
  ["716-104", true],
  ["716/", true],
  ["corvanta 716/104", true],
  ["104/716", false],
  ["716/105", false],
])("finds a brand by its codes as %j: %s", (searched, isFound) =>
  expect(hasWords("Corvanta 716-104", searched)).toBe(isFound),
);
