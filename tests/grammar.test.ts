import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { verbsAtHand, moreVerbs } from "../engine/later.ts";
import {
  type Grammar,
  grammar,
  expression,
  type Holds,
  list,
  object,
  reference,
  type Shape,
  text,
  rootsOf,
  writable,
  verbs,
  walkDocument,
} from "../engine/grammar.ts";
import { walk } from "../publish/check/walk/walk.ts";
import type { Document } from "../publish/documents/document.ts";
import { referencesOf } from "../publish/documents/references-of.ts";
import { closureOf } from "../publish/pack/closure.ts";
import { textsNeeded } from "../publish/pack/texts-needed.ts";

interface Schema {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly oneOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const schemaOf = (name: string): Schema => JSON.parse(readFileSync(`schemas/${name}.schema.json`, "utf8"));
const common = schemaOf("common").$defs ?? {};
const stepSchemas = schemaOf("step").$defs?.step?.oneOf ?? [];

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
    "catalogue",
    "brand",
    "mock",
    "widget-examples",
  ])("%s", (kind) => expect(keysDiffer(schemaOf(kind), grammar.shapes[kind] ?? {}, kind)).toEqual([]));

  it("node", () => {
    const { use = {}, arrange = {}, widget = {} } = schemaOf("node").$defs ?? {};
    const forms = [use, arrange, ...(widget.oneOf ?? [])].map(({ properties = {} }) => properties);
    // What a widget's own schema says of its props and slots is checked by the generator's test.
    const { props: _, slots: __, on: ___, ...properties } = Object.assign({}, ...forms) as Record<string, Schema>;
    const { props, slots, on, ...shape } = grammar.shapes.node ?? {};
    expect(keysDiffer({ properties }, shape, "node")).toEqual([]);
    expect([props?.is, slots?.is, on?.is]).toEqual(["value", "named", "named"]);
  });

  it.each(stepSchemas.map((schema) => [String(schema.properties?.do?.const), schema] as const))(
    "the step %s",
    (verb, { properties = {} }) => {
      const { with: using = {}, ...own } = properties;
      expect(keysDiffer(using, verbs[verb] ?? {}, "with")).toEqual([]);
      const { with: _, ...step } = grammar.shapes.step ?? {};
      const shape = Object.fromEntries(Object.entries(step).filter(([key]) => key in own));
      expect(keysDiffer({ properties: own }, shape, "step")).toEqual([]);
    },
  );

  it("its verbs are those that the engine runs, and those that a step's schema lets stand", () => {
    const run = [...verbsAtHand.keys(), ...moreVerbs.map(({ name }) => name)];
    const written = stepSchemas.map(({ properties }) => String(properties?.do?.const));
    expect(Object.keys(verbs).sort()).toEqual([...new Set(run)].sort());
    expect(written.sort()).toEqual(Object.keys(verbs).sort());
  });

  const stepOf = (verb: string) => stepSchemas.find(({ properties }) => properties?.do?.const === verb)?.properties;
  const at = (schema: Schema | undefined, ...keys: readonly string[]): Schema | undefined =>
    keys.reduce<Schema | undefined>(
      (found, key) => (key === "*" ? (found?.additionalProperties as Schema) : found?.properties?.[key]),
      schema,
    );

  it.each<[keyof typeof writable, Schema | undefined]>([
    ["bind", common.bind],
    ["set", stepOf("set")?.with?.properties?.path],
    ["as", stepOf("call")?.as],
    ["dot", at(schemaOf("brand"), "tabs", "items", "*", "dot")],
  ])("where %s writes", (by, schema) => {
    const roots = /^\^\(([a-z|]+)\)/.exec(schema?.pattern ?? "")?.[1]?.split("|");
    expect(roots).toEqual(writable[by]);
  });
});

const tried: Grammar = {
  ...grammar,
  shapes: {
    ...grammar.shapes,
    node: { ...grammar.shapes.node, hush: expression, heading: text, helper: reference("part", "with") },
    step: { ...grammar.shapes.step, unless: expression, instead: list(object("step")) },
  },
};

const screen = {
  id: "tried",
  on: { enter: [{ do: "back", unless: { var: "screen.a" }, instead: [{ do: "call", with: { call: "ask" } }] }] },
  children: [{ widget: "box", hush: { var: "screen.b" }, heading: "tried.title", helper: "aid" }],
};

describe("a key that is added to a copy of the grammar", () => {
  const shapes = { element: () => null, answer: () => null, native: () => null };
  const document = { kind: "screen", data: screen } as unknown as Document;

  it("is unknown to the grammar itself", () => {
    expect(walk(document, shapes).expressions).toEqual([]);
    expect(referencesOf("screen", screen).map(({ to }) => to)).toEqual(["widget"]);
  });

  it("is checked, where it stands", () => {
    const { expressions, texts, references } = walk(document, shapes, tried);
    expect(expressions.map(({ path }) => path.join("."))).toEqual(["on.enter.0.unless", "children.0.hush"]);
    expect(texts.map(({ key }) => key)).toEqual(["tried.title"]);
    expect(references.map(({ to, name, path }) => [to, name, path.join(".")])).toEqual([
      ["call", "ask", "on.enter.0.instead.0.with.call"],
      ["widget", "box", "children.0.widget"],
      ["part", "aid", "children.0.helper"],
    ]);
  });

  it("is followed to what comes with a page, and to its texts", () => {
    const come = closureOf({ kind: "screen", id: "tried", data: screen }, (_, id) => ({ id }), tried);
    expect(come.map(({ kind, id }) => `${kind} ${id}`)).toEqual(["screen tried", "call ask", "part aid"]);
    expect(textsNeeded({ "tried.title": "Tried" }, [{ kind: "screen", data: screen }], tried)).toEqual({
      "tried.title": "Tried",
    });
  });
});

describe("a prop that is called as a reference is", () => {
  it("names nothing, and what a verb sends neither", () => {
    const props = { call: "ask", rule: "strict", use: "aid", decision: "way", when: "now" };
    const body = { call: "ask", decision: "way" };
    const found = referencesOf("screen", {
      on: { enter: [{ do: "call", with: { call: "send", body } }] },
      children: [{ widget: "box", props }],
    });
    expect(found.map(({ to, name }) => `${to} ${String(name)}`)).toEqual(["call send", "widget box"]);
  });
});

describe("walking a document", () => {
  it("gives back the very same where nothing is changed, and shares what is not", () => {
    expect(walkDocument("screen", screen, undefined, {})).toBe(screen);
    const changed = walkDocument("screen", screen, undefined, {
      part: ({ holds }) => (holds.is === "reference" && holds.to === "widget" ? { instead: "chip" } : undefined),
    });
    expect(changed).toEqual({ ...screen, children: [{ ...screen.children[0], widget: "chip" }] });
    expect((changed as typeof screen).on).toBe(screen.on);
  });

  it("passes by what is not of its shape", () => {
    const odd = { children: { a: 1 }, form: [1], reads: { a: null }, on: "x", title: 5, derived: null };
    expect(walkDocument("screen", odd, undefined, {})).toBe(odd);
  });
});

describe("the roots of paths", () => {
  it("may be read where they are filled", () => {
    expect(rootsOf("mock")).toEqual(["env"]);
    expect(rootsOf("brand")).toEqual(["route", "brand", "session", "device", "journey", "env"]);
    expect(rootsOf("rule")).toEqual(["brand", "session", "device", "journey", "env", "form", "with", "value"]);
    expect(rootsOf("decision").slice(-2)).toEqual(["result", "inputs"]);
    for (const kind of ["screen", "part", "section", "dialog"]) {
      expect(rootsOf(kind)).toContain("item");
      expect(rootsOf(kind)).not.toContain("value");
    }
  });
});
