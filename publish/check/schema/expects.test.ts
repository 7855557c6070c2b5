import { expect, it } from "vitest";
import schema from "../../../schemas/brand.schema.json" with { type: "json" };

/** The places of an object's patterns that are not said in words. */
function unsaid(at: unknown, path = ""): readonly string[] {
  if (typeof at !== "object" || at === null) return [];
  const own = "pattern" in at && typeof at.pattern === "string" && !("expects" in at) ? [path] : [];
  return [...own, ...Object.entries(at).flatMap(([key, value]) => unsaid(value, `${path}/${key}`))];
}

it("B9 what a pattern of the brand asks for is said in words, for operators read no patterns", () => {
  expect(unsaid(schema)).toEqual([]);
});
