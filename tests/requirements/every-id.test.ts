import { join } from "node:path";
import { expect, it } from "vitest";
import { readProject } from "./read-project.ts";
import { resolveIds } from "./resolve-ids.ts";

it("every id that is cited stands in docs/product, and a test names every id that stands there", () => {
  const { requirements, citations } = readProject(join(import.meta.dirname, "../.."));
  expect(requirements.length).toBeGreaterThan(200);
  expect(resolveIds(requirements, citations)).toEqual([]);
});
