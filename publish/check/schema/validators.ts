import { type AnySchemaObject, Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import ajvPackage from "ajv/package.json" with { type: "json" };
import standaloneCode from "ajv/dist/standalone/index.js";
import { messageOf } from "../../../engine/expression.ts";
import { grammar } from "../../../engine/grammar.ts";
import { entries } from "../../documents/entries.ts";
import type { WidgetSchema } from "../../documents/widget-schema.ts";
import { KeptCode } from "./kept-code.ts";
import { ownSchemas, type SchemaTexts } from "./own-schemas.ts";
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

/** @param source whether what is compiled can be had as code, too. */
function newAjv(source = false): Ajv2020 {
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
    code: { optimize: false, source },

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
  // That a change of it is told until it is published with a reason.
  ajv.addKeyword({ keyword: "published", schemaType: "boolean" });
  // What a pattern asks for, in words.
  ajv.addKeyword({ keyword: "expects", schemaType: "string" });
  ajv.addKeyword({ keyword: "optional", schemaType: "boolean" });
  return ajv;
}

const compiled = new Map<string, Validators>();

/**
 * Compiles the hand-written schemas of a folder, and those of steps and of nodes of these widgets; kept for the process, since the
 * host checks again after every edit and most edits touch no schema.
 * @param keep a folder that keeps the compiled code for other processes.
 */
export function validators(
  folder: string,
  widgets: readonly WidgetSchema[],
  unusable: readonly string[] = [],
  keep?: string,
  texts = ownSchemas(folder),
): Validators {
  const key = JSON.stringify([texts, widgets, unusable, keep]);
  const known = compiled.get(key);
  if (known) return known;
  const { ofKind, ofValue, broken } = compileAll(texts, widgets, keep);
  const result = { ofKind, ofValue, broken, unusable: new Set([...unusable, ...broken.keys()]) };
  compiled.clear();
  compiled.set(key, result);
  return result;
}

type Compiled = Omit<Validators, "unusable">;

/** All at once; only when that fails is each widget tried alone, to name those at fault and go on without them. */
function compileAll(texts: SchemaTexts, widgets: readonly WidgetSchema[], keep: string | undefined): Compiled {
  try {
    return build(texts, widgets, new Map(), keep);
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

/** The schemas of documents, without that of nodes. */
function written(texts: SchemaTexts): readonly AnySchemaObject[] {
  const own = texts.map(([file, text]) => ({ ...entries(JSON.parse(text)), $id: file }));
  return [...own, stepSchema(grammar), nothingOffered(texts)];
}

function knowing(schemas: readonly AnySchemaObject[], source = false): Ajv2020 {
  const ajv = newAjv(source);
  for (const schema of schemas) ajv.addSchema(schema);
  return ajv;
}

/** What editors are offered refuses nothing: whatever a schema leads to there takes anything. */
function nothingOffered(texts: SchemaTexts): AnySchemaObject {
  const led = texts.flatMap(([, text]) => [...text.matchAll(/"editor\.schema\.json#\/\$defs\/([\w-]+)"/g)]);
  return { $id: "editor.schema.json", $defs: Object.fromEntries(led.map(([, name = ""]) => [name, true] as const)) };
}

/** What a document, and the value of a widget, is held to. */
const idOfKind = (kind: string): string => `${kind}.kind.json`;
const idOfValue = (type: string): string => `${type}.value.json`;

function build(
  texts: SchemaTexts,
  widgets: readonly WidgetSchema[],
  broken: ReadonlyMap<string, string>,
  keep?: string,
): Compiled {
  const kinds = [...texts.map(([file]) => file), ...(widgets.length > 0 ? ["node.schema.json"] : [])]
    .map((file) => file.replace(".schema.json", ""))
    .filter((kind) => widgets.length > 0 || !needsNodes.has(kind));
  const held: readonly (AnySchemaObject & { readonly $id: string })[] = [
    ...kinds.map((kind) => ({ $id: idOfKind(kind), $ref: `${kind}.schema.json` })),
    ...widgets.flatMap(({ type, value }) => (value ? [{ ...value, $id: idOfValue(type) }] : [])),
  ];
  const ids = held.map(({ $id }) => $id);
  const schemas = [...written(texts), ...(widgets.length > 0 ? [nodeSchema(widgets, grammar)] : []), ...held];
  const find = (keep === undefined ? undefined : keptIn(keep, schemas, ids)) ?? compiling(knowing(schemas), ids);
  const known = new Map<string, Validate | undefined>();
  const found = (id: string): Validate | undefined => {
    if (!known.has(id)) known.set(id, ids.includes(id) ? find(id) : undefined);
    return known.get(id);
  };
  return { ofKind: (kind) => found(idOfKind(kind)), ofValue: (type) => found(idOfValue(type)), broken };
}

/** Finds what a value is held to, by the id of its schema. */
type Find = (id: string) => Validate | undefined;

/** Compiles all schemas at once, so that what is wrong with one is said of it and not in the midst of a check. */
function compiling(ajv: Ajv2020, ids: readonly string[]): Find {
  for (const id of ids) ajv.getSchema(id);
  return (id) => {
    const validate = ajv.getSchema(id);
    return validate && runner(validate);
  };
}

/** What is kept in a folder of these very schemas, and these very settings; compiled and kept where it is not. */
function keptIn(folder: string, schemas: readonly AnySchemaObject[], ids: readonly string[]): Find {
  const code = new KeptCode(folder, JSON.stringify([String(newAjv), schemas, ajvPackage.version]));
  const kept = entries(code.load());
  if (ids.every((id) => isCompiled(kept[id])))
    return (id) => {
      const validate = kept[id];
      return isCompiled(validate) ? runner(validate) : undefined;
    };
  const ajv = knowing(schemas, true);
  code.keep(standaloneCode(ajv, Object.fromEntries(ids.map((id) => [id, id]))));
  return compiling(ajv, ids);
}

/** Every keyword that a schema of ours may have. */
export const keywords = (): readonly string[] => Object.keys(newAjv().RULES.keywords);

/** Widgets whose props or value are no JSON Schema, or of which no schema of a node comes, with what ajv says. */
function brokenWidgets(texts: SchemaTexts, widgets: readonly WidgetSchema[]): Map<string, string> {
  const broken = new Map<string, string>();
  for (const widget of widgets) {
    const { type, props, value } = widget;
    try {
      for (const schema of [props, value]) if (schema) knowing(written(texts)).compile(besideOthers(schema));
      knowing([...written(texts), nodeSchema([widget], grammar)]).getSchema("node.schema.json");
    } catch (error) {
      broken.set(type, messageOf(error));
    }
  }
  return broken;
}

/** Code of a schema gives away what was compiled of it. */
const isCompiled = (value: unknown): value is ValidateFunction => typeof value === "function";

const runner =
  (validate: ValidateFunction): Validate =>
  (value) => {
    return validate(value) === true ? [] : (validate.errors ?? []);
  };
