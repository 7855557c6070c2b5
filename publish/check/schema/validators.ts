import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AnySchemaObject, Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { messageOf } from "../../../engine/expression.ts";
import { grammar } from "../../../engine/grammar.ts";
import { entries } from "../../documents/entries.ts";
import type { WidgetSchema } from "../../documents/widget-schema.ts";
import { besideOthers, nodeSchema } from "../../schemas/node-schema.ts";
import { stepSchema } from "../../schemas/step-schema.ts";

export type { ErrorObject };

/** The errors of a value, none when it is valid. */
type Validate = (value: unknown) => readonly ErrorObject[];

/** Compiled schemas: one for each kind, and one for the value of each widget that has one. */
export interface Validators {
  readonly ofKind: (kind: string) => Validate | undefined;
  readonly ofValue: (type: string) => Validate | undefined;
  /** Widgets whose props or value are no JSON Schema, with what ajv says. */
  readonly broken: ReadonlyMap<string, string>;
  /** Widgets that are there, although a node cannot be held to them. */
  readonly unusable: ReadonlySet<string>;
}

/** Kinds whose documents hold nodes, so that they depend on the widgets. */
const needsNodes = new Set(["node", "screen", "section", "part", "dialog", "widget-examples"]);

function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: true,
    discriminator: true,
    ownProperties: true,
    // Hundreds of small definitions: functions that are not optimised compile twice as fast and run as fast as needed.
    inlineRefs: false,
    code: { optimize: false },

    logger: false,
  });
  ajv.addKeyword({ keyword: "wire", schemaType: "string" });
  // What a brand's figure is counted in, and that no layer need state a value.
  ajv.addKeyword({ keyword: "unit", schemaType: "string" });
  // Other flags without which one promises what does not happen.
  ajv.addKeyword({ keyword: "needs", schemaType: "array" });
  // Another value that this one does not pass, or that it is a multiple of; what the codes of a list, or its keys, are codes of.
  ajv.addKeyword({ keyword: "atMost", schemaType: "string" });
  ajv.addKeyword({ keyword: "inSteps", schemaType: "string" });
  ajv.addKeyword({ keyword: "names", schemaType: "string" });
  // That no two values of a group are the same.
  ajv.addKeyword({ keyword: "distinct", schemaType: "boolean" });
  // What a pattern asks for, in words.
  ajv.addKeyword({ keyword: "expects", schemaType: "string" });
  ajv.addKeyword({ keyword: "optional", schemaType: "boolean" });
  return ajv;
}

/** Written by `npm run generate` for editors; what is checked follows from what they are generated from. */
const generated = ["step.schema.json", "node.schema.json", "editor.schema.json"];

const compiled = new Map<string, Validators>();

/**
 * Compiles the hand-written schemas of a folder, and those of steps and of nodes of these widgets; kept for the process, since the
 * host checks again after every edit and most edits touch no schema.
 */
export function validators(
  folder: string,
  widgets: readonly WidgetSchema[],
  unusable: readonly string[] = [],
): Validators {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".schema.json") && !generated.includes(name))
    .map((name) => [name, readFileSync(join(folder, name), "utf8")] as const);
  const key = JSON.stringify([texts, widgets, unusable]);
  const known = compiled.get(key);
  if (known) return known;
  const { ofKind, ofValue, broken } = compileAll(texts, widgets);
  const result = { ofKind, ofValue, broken, unusable: new Set([...unusable, ...broken.keys()]) };
  compiled.clear();
  compiled.set(key, result);
  return result;
}

type Texts = readonly (readonly [file: string, text: string])[];

type Compiled = Omit<Validators, "unusable">;

/** All at once; only when that fails is each widget tried alone, to name those at fault and go on without them. */
function compileAll(texts: Texts, widgets: readonly WidgetSchema[]): Compiled {
  try {
    return build(texts, widgets, new Map());
  } catch (error) {
    const broken = brokenWidgets(texts, widgets);
    if (broken.size === 0) throw error;
    return build(
      texts,
      widgets.filter(({ type }) => !broken.has(type)),
      broken,
    );
  }
}

function knowing(texts: Texts): Ajv2020 {
  const ajv = newAjv();
  for (const [file, text] of texts) ajv.addSchema({ ...entries(JSON.parse(text)), $id: file });
  ajv.addSchema(stepSchema(grammar));
  ajv.addSchema(nothingOffered(texts));
  return ajv;
}

/** What editors are offered refuses nothing: whatever a schema leads to there takes anything. */
function nothingOffered(texts: Texts): AnySchemaObject {
  const led = texts.flatMap(([, text]) => [...text.matchAll(/"editor\.schema\.json#\/\$defs\/([\w-]+)"/g)]);
  return { $id: "editor.schema.json", $defs: Object.fromEntries(led.map(([, name = ""]) => [name, true] as const)) };
}

function build(texts: Texts, widgets: readonly WidgetSchema[], broken: ReadonlyMap<string, string>): Compiled {
  const ajv = knowing(texts);
  if (widgets.length > 0) ajv.addSchema(nodeSchema(widgets, grammar)).getSchema("node.schema.json");
  const known = new Map<string, Validate>();
  const compileOnce = (key: string, schema: AnySchemaObject): Validate => {
    const validate = known.get(key) ?? runner(ajv.compile(schema));
    known.set(key, validate);
    return validate;
  };
  const ofKind = (kind: string): Validate | undefined => {
    const file = `${kind}.schema.json`;
    if (!ajv.schemas[file] || (needsNodes.has(kind) && widgets.length === 0)) return undefined;
    return compileOnce(file, { $ref: file });
  };
  for (const { value } of widgets) if (value) void ajv.validateSchema(value, true);
  const ofValue = (type: string): Validate | undefined => {
    const value = widgets.find((widget) => widget.type === type)?.value;
    return value && compileOnce(`value of ${type}`, value);
  };
  return { ofKind, ofValue, broken };
}

/** Widgets whose props or value are no JSON Schema, with what ajv says. */
function brokenWidgets(texts: Texts, widgets: readonly WidgetSchema[]): Map<string, string> {
  const broken = new Map<string, string>();
  for (const { type, props, value } of widgets) {
    try {
      for (const schema of [props, value]) if (schema) knowing(texts).compile(besideOthers(schema));
    } catch (error) {
      broken.set(type, messageOf(error));
    }
  }
  return broken;
}

const runner =
  (validate: ReturnType<Ajv2020["compile"]>): Validate =>
  (value) => {
    return validate(value) === true ? [] : (validate.errors ?? []);
  };
