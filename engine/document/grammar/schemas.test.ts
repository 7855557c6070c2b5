import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { moreVerbs } from "../../verbs/more-verbs.ts";
import { verbsAtHand } from "../../verbs/verbs.ts";
import { grammar } from "./grammar.ts";
import type { Forms, Holds, Shape } from "./holds.ts";
import { writableBy } from "./roots.ts";

interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: unknown;
  readonly pattern?: string;
  readonly expects?: string;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly description?: string;
  readonly allOf?: readonly Schema[];
  readonly then?: Schema;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const schemaOf = (name: string): Schema => JSON.parse(readFileSync(`schemas/${name}.schema.json`, "utf8"));
const common = schemaOf("common").$defs ?? {};

/** What a schema says that stands there, where it is one of those that several kinds share. */
const shared: Readonly<Record<string, Holds["is"]>> = {
  expression: "expression",
  when: "expression",
  value: "value",
  values: "value",
  "string-value": "value",
  "boolean-value": "value",
  words: "value",
};

/** What differs between a schema and the grammar, as `place: what`. */
function differences(schema: Schema, holds: Holds, place: string): string[] {
  const name = schema.$ref?.split("/").at(-1) ?? "";
  if (schema.$ref === "#" || schema.$ref?.startsWith("node.schema.json"))
    return holds.is === "object" && holds.shape === "node" ? [] : [`${place}: nodes`];
  if (name === "steps")
    return holds.is === "list" && holds.of.is === "object" && holds.of.shape === "step" ? [] : [`${place}: steps`];
  const wanted = shared[name];
  if (wanted)
    return wanted === holds.is || (wanted === "value" && holds.is === "naming") ? [] : [`${place}: ${wanted}`];
  const found = common[name] ?? schema;
  switch (holds.is) {
    case "list":
      return found.items ? differences(found.items, holds.of, `${place}[]`) : [`${place}: no list`];
    case "named": {
      const inner = typeof found.additionalProperties === "object" ? [found.additionalProperties] : [];
      const all = [...inner, ...Object.values(found.properties ?? {})];
      return all.length === 0 ? [`${place}: no names`] : all.flatMap((one) => differences(one, holds.of, `${place}.*`));
    }
    case "object":
      return keysDiffer(found, grammar.shapes[holds.shape] ?? {}, place);
    case "value":
      // Values by name, spelled out.
      if (typeof found.additionalProperties === "object" && found.additionalProperties.$ref?.endsWith("/value"))
        return [];
      return [`${place}: value where the schema has none`];
    case "expression":
      return [`${place}: ${holds.is} where the schema has none`];
    default:
      return [];
  }
}

function keysDiffer({ properties = {} }: Schema, shape: Shape, place: string): string[] {
  const names = new Set([...Object.keys(properties), ...Object.keys(shape)]);
  return [...names].flatMap((key) => {
    const [schema, holds] = [properties[key], shape[key]];
    if (!schema || !holds) return [`${place}.${key}: only in the ${schema ? "schema" : "grammar"}`];
    return differences(schema, holds, `${place}.${key}`);
  });
}

describe("the grammar says what the schemas say", () => {
  it.each([
    "screen",
    "section",
    "part",
    "dialog",
    "menu",
    "rule",
    "decision",
    "policy",
    "catalogue",
    "brand",
    "mock",
    "widget-examples",
  ])("%s", (kind) => expect(keysDiffer(schemaOf(kind), grammar.shapes[kind] ?? {}, kind)).toEqual([]));

  it("its verbs are those that the engine runs", () => {
    const run = [...verbsAtHand.keys(), ...moreVerbs.map(({ name }) => name)];
    expect(Object.keys(grammar.verbs).sort()).toEqual([...new Set(run)].sort());
  });

  const at = (schema: Schema | undefined, ...keys: readonly string[]): Schema | undefined =>
    keys.reduce<Schema | undefined>(
      (found, key) => (key === "*" ? (found?.additionalProperties as Schema) : found?.properties?.[key]),
      schema,
    );

  it("where a tab's dot is written", () => {
    const { pattern } = at(schemaOf("brand"), "tabs", "items", "*", "dot") ?? {};
    const roots = /^\^\(([a-z|]+)\)/.exec(pattern ?? "")?.[1]?.split("|");
    expect(roots).toEqual(writableBy("dot"));
  });
});

/** What an editor shows of a key; of a path it also says how that begins. */
const words = (schema: Schema | undefined) => schema?.description?.replace(/ It begins with one of .*$/, "");

/** What an editor knows of a key; what it leads to stands apart, so that its own words are said; patterns say theirs. */
function said(schema: Schema | undefined) {
  const { description: _, expects: __, allOf: [led] = [], ...takes } = schema ?? {};
  return { says: words(schema), takes: { ...led, ...takes } };
}

/** The forms that a word tells apart, whole: what all of them say alike is said once, beside them. */
const formsOf = ({ properties: alike = {}, allOf = [] }: Schema): readonly Schema[] =>
  allOf.flatMap(({ then }) => {
    if (then === undefined) return [];
    const own = Object.entries<Schema | true>(then.properties ?? {});
    const known = own.map(([key, schema]) => [key, schema === true ? alike[key] : schema]);
    return [{ ...then, properties: Object.fromEntries(known) }];
  });

/** The same as the grammar says it. */
function meant({ says, takes, is, ...holds }: Holds) {
  const taken: Readonly<Record<string, unknown>> = {
    naming: { $ref: "common.schema.json#/$defs/string-value" },
    value: { $ref: "common.schema.json#/$defs/value" },
    expression: { $ref: "common.schema.json#/$defs/expression" },
    reference: { type: "string" },
    list: { type: "array", minItems: 1, items: { type: "string" } },
  };
  if ("by" in holds) {
    const pattern = `^(${writableBy(holds.by).join("|")})(\\.[A-Za-z0-9_-]+)+$`;
    return { says, takes: { type: "string", pattern } };
  }
  if (typeof takes === "string") return { says, takes: { $ref: `common.schema.json#/$defs/${takes}` } };
  const { expects: _, ...own }: { readonly expects?: unknown } = takes ?? taken[is] ?? {};
  return { says, takes: own };
}

const steps = { $ref: "step.schema.json#/$defs/steps" };
const forms = new Map(formsOf(schemaOf("step").$defs?.step ?? {}).map((form) => [form.title, form]));

describe("an editor is told of each verb what the engine takes", () => {
  it("of all verbs and no others", () => expect([...forms.keys()]).toEqual(Object.keys(grammar.verbs)));

  it.each(Object.entries(grammar.verbs))("%s", (name, { does, takes = [], with: given = {} }) => {
    const { description, required, properties = {}, dependentRequired } = forms.get(name) ?? {};
    expect(description).toBe(does);
    const needed = Object.keys(given).filter((key) => given[key]?.needed);
    expect(required).toEqual(["do", ...(needed.length > 0 ? ["with"] : [])]);
    const keys = Object.keys(properties).filter((key) => key !== "do" && key !== "with");
    expect(keys).toEqual(["if", ...["as", "ok", "fail", "failFor"].filter((key) => takes.some((one) => one === key))]);
    expect(dependentRequired).toEqual(keys.includes("failFor") ? { failFor: ["fail"] } : undefined);
    expect(properties.with?.required ?? []).toEqual(needed);
    const inside = properties.with?.properties ?? {};
    expect(Object.keys(inside)).toEqual(Object.keys(given));
    for (const [key, holds] of Object.entries(given)) expect(said(inside[key]), key).toEqual(meant(holds));
  });

  it("and of what every verb may have", () => {
    const { with: using, if: condition, ...others } = forms.get("call")?.properties ?? {};
    const { with: ofWith, if: ofIf, as, ok, fail, failFor } = grammar.shapes.step ?? {};
    expect(words(using)).toBe(ofWith?.says);
    expect(said(condition)).toEqual(meant(ofIf ?? { is: "literal" }));
    expect(said(others.as)).toEqual(meant(as ?? { is: "literal" }));
    expect(said(others.ok)).toEqual({ says: ok?.says, takes: steps });
    expect(said(others.fail)).toEqual({ says: fail?.says, takes: steps });
    expect(said(others.failFor)).toEqual({ says: failFor?.says, takes: failFor?.takes });
  });
});

describe("an editor is told of each key of a node what the engine takes", () => {
  const { use, arrange, widget } = schemaOf("node").$defs ?? {};
  const widgets = formsOf(widget ?? {});
  const nodes = { type: "array", items: { $ref: "node.schema.json" } };
  const own = ["widget", "props", "bind", "children", "slots", "on"];

  it.each<[form: keyof Forms, schemas: readonly (Schema | undefined)[]]>([
    ["use", [use]],
    ["arrange", [arrange]],
    ["widget", widgets],
  ])("%s", (form, schemas) => {
    const keys = Object.entries(grammar.shapes.node ?? {}).filter(([, { forms }]) => forms?.[form] !== undefined);
    for (const schema of schemas) {
      const properties = schema?.properties ?? {};
      // What a widget's own schema fills in may be missing where the widget has none.
      const there = Object.keys(properties).filter((key) => form !== "widget" || !own.includes(key));
      const rest = keys.filter(([key]) => form !== "widget" || !own.includes(key));
      expect(there).toEqual(rest.map(([key]) => key));
      for (const [key, holds] of rest)
        expect(said(properties[key]), key).toEqual(
          holds.is === "list" ? { says: holds.says, takes: nodes } : meant(holds),
        );
    }
    if (form === "widget") return;
    expect(schemas[0]?.required).toEqual(keys.filter(([, { needed }]) => needed).map(([key]) => key));
  });

  it.each(own.slice(2))("a widget's own: %s", (key) => {
    const says = new Set(widgets.map(({ properties }) => words(properties?.[key])).filter((one) => one !== undefined));
    expect([...says]).toEqual([grammar.shapes.node?.[key]?.says]);
  });
});
