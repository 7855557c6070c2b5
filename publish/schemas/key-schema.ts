import type { Holds, Shape } from "../../engine/grammar.ts";
import { writableBy } from "../../engine/roots.ts";
import type { Schema } from "../documents/schema.ts";

/** A definition that several kinds of document share. */
const common = (name: string): Schema => ({ $ref: `common.schema.json#/$defs/${name}` });

/** The schema of what a key may hold, with what it means for editors. */
export function keySchema(key: Holds): Schema {
  const { says } = key;
  if (says === undefined) return taken(key);
  const under = key.is === "path" ? ` It begins with one of ${writableBy(key.by).join(", ")}.` : "";
  return { ...taken(key), description: says + under };
}

/** An object that takes these keys and no others. */
export function closed(keys: Shape): Schema {
  const all = Object.entries(keys);
  const needed = all.filter(([, key]) => key.needed).map(([name]) => name);
  return {
    type: "object",
    additionalProperties: false,
    ...(needed.length > 0 && { required: needed }),
    properties: Object.fromEntries(all.map(([name, key]) => [name, keySchema(key)])),
  };
}

function taken(key: Holds): Schema {
  if (key.takes !== undefined) return typeof key.takes === "string" ? common(key.takes) : key.takes;
  switch (key.is) {
    case "expression":
    case "value":
      return common(key.is);
    case "naming":
      return common("string-value");
    case "path":
      return pathSchema(writableBy(key.by));
    case "text":
    case "reference":
      return { type: "string" };
    case "list":
      return listSchema(key.of);
    default:
      throw new Error(`expected what a key that holds "${key.is}" takes, found nothing`);
  }
}

/** A path under one of these roots. */
const pathSchema = (roots: readonly string[]): Schema => ({
  type: "string",
  pattern: `^(${roots.join("|")})(\\.[A-Za-z0-9_-]+)+$`,
  expects: `a path under ${roots.slice(0, -1).join(", ")} or ${roots.at(-1)}, as ${roots.includes("form") ? "form" : "screen"}.amount`,
});

function listSchema(of: Holds): Schema {
  if (of.is !== "object") return { type: "array", minItems: 1, items: keySchema(of) };
  if (of.shape === "step") return { $ref: "step.schema.json#/$defs/steps" };
  return { type: "array", items: { $ref: `${of.shape}.schema.json` } };
}
