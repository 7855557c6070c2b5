import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { JsonSchema } from "../../engine/document.ts";

const texts = [
  "text",
  "1234",
  "123456",
  "01",
  "123",
  "2026-01-02",
  "0123456789",
  "0123456789abcdef",
  "0123456789012345",
];
const longer = `${"0123456789abcdef".repeat(2)}1`;

/** The smallest value that a schema accepts, as it goes over the wire; throws where it knows none. `file` is where the schema stands. */
export function sample(schema: JsonSchema, file: string): unknown {
  if (schema.$ref !== undefined) {
    const target = join(dirname(file), schema.$ref);
    return sample(JSON.parse(readFileSync(target, "utf8")) as JsonSchema, target);
  }
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.wire === "money") return "100.00";
  const type = Array.isArray(schema.type) ? (schema.type as string[])[0] : schema.type;
  switch (type) {
    case "object": {
      const required = (schema.required ?? []) as readonly string[];
      const of = (name: string) => sample((schema.properties ?? {})[name] as JsonSchema, file);
      return Object.fromEntries(required.map((name) => [name, of(name)]));
    }
    case "array":
      return Array.from({ length: Number(schema.minItems ?? 0) }, () => sample(schema.items as JsonSchema, file));
    case "boolean":
      return true;
    case "integer":
    case "number":
      return Math.max(1, Number(schema.minimum ?? 1));
    case "string":
      return textFor(schema, file);
    default:
      throw new Error(`${file}: no sample for ${JSON.stringify(schema)}`);
  }
}

function textFor({ pattern = "", minLength = 0, maxLength = Infinity }: JsonSchema, file: string): string {
  const fits = (text: string) =>
    new RegExp(String(pattern), "u").test(text) && text.length >= Number(minLength) && text.length <= Number(maxLength);
  const found = [...texts, longer].find(fits);
  if (found === undefined) throw new Error(`${file}: no text fits ${String(pattern)}`);
  return found;
}
