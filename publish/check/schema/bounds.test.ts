import { expect, it } from "vitest";
import schema from "../../../schemas/brand.schema.json" with { type: "json" };
import { elements, isEntries } from "../../documents/entries.ts";

/** Patterns that a text of any length fits. */
const endless = (pattern: unknown) =>
  typeof pattern !== "string" || !pattern.endsWith("$") || /[+*]|,\}/.test(pattern.replace(/\[[^\]]*\]/g, "x"));

/** The places of a schema at which a brand may say as much as it likes. */
function unbounded(at: unknown, path = ""): readonly string[] {
  if (typeof at !== "object" || at === null) return [];
  const own: string[] = [];
  if (isEntries(at)) {
    const types = typeof at.type === "string" ? [at.type] : elements(at.type);
    const lacks = (type: string, ...keys: readonly string[]) =>
      types.includes(type) && keys.some((key) => !(key in at));
    if (lacks("string", "maxLength") && !("enum" in at) && endless(at.pattern)) own.push(`${path}: a text`);
    if (lacks("number", "minimum", "maximum") || lacks("integer", "minimum", "maximum")) own.push(`${path}: a figure`);
    if (lacks("array", "maxItems")) own.push(`${path}: a list`);
    if (lacks("object", "maxProperties") && at.additionalProperties !== false) own.push(`${path}: names`);
  }
  return [...own, ...Object.entries(at).flatMap(([key, value]) => unbounded(value, `${path}/${key}`))];
}

it("B3 K1 whatever a brand may say has its bounds: figures from and to, texts and lists how long", () => {
  expect(unbounded(schema)).toEqual([]);
});

it.each([
  [{ type: "string" }, ": a text"],
  [{ type: "string", pattern: "^[a-z]+$" }, ": a text"],
  [{ type: "integer", minimum: 0 }, ": a figure"],
  [{ type: ["array", "null"] }, ": a list"],
  [{ type: "object", properties: {} }, ": names"],
])("B3 %j is unbounded", (part, said) => expect(unbounded(part)).toEqual([said]));
