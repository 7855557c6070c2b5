import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AnySchemaObject, Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { nodeSchema, type WidgetSchema } from "../../generate/node-schema.ts";

export type { ErrorObject };

/** The errors of a value, none when it is valid. */
export type Validate = (value: unknown) => readonly ErrorObject[];

/** Compiled schemas: one for each kind, and one for each widget's props and value. */
export interface Validators {
  readonly ofKind: (kind: string) => Validate | undefined;
  readonly ofProps: (type: string) => Validate | undefined;
  readonly ofValue: (type: string) => Validate | undefined;
  /** Widgets whose props or value are no JSON Schema, with what ajv says. */
  readonly broken: ReadonlyMap<string, string>;
}

/** Kinds whose documents hold nodes, so that they depend on the widgets. */
const needsNodes = new Set(["screen", "section", "part", "dialog", "widget-examples"]);

function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: true,
    discriminator: true,
    ownProperties: true,
    logger: false,
  });
  ajv.addKeyword({ keyword: "wire", schemaType: "string" });
  return ajv;
}

const compiled = new Map<string, Validators>();

/**
 * Compiles the hand-written schemas of a folder and the node schema of these widgets; kept for the process, since the
 * host checks again after every edit and most edits touch no schema.
 */
export function validators(folder: string, widgets: readonly WidgetSchema[]): Validators {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".schema.json") && name !== "node.schema.json")
    .map((name) => [name, readFileSync(join(folder, name), "utf8")] as const);
  const key = JSON.stringify([texts, widgets]);
  const known = compiled.get(key);
  if (known) return known;
  const result = compileAll(texts, widgets);
  compiled.clear();
  compiled.set(key, result);
  return result;
}

function compileAll(texts: readonly (readonly [string, string])[], widgets: readonly WidgetSchema[]): Validators {
  const ajv = newAjv();
  for (const [name, text] of texts) ajv.addSchema({ ...(JSON.parse(text) as AnySchemaObject), $id: name });
  const props = new Map<string, Validate>();
  const values = new Map<string, Validate>();
  const broken = new Map<string, string>();
  for (const widget of widgets) {
    try {
      props.set(widget.type, runner(ajv.compile(widget.props)));
      if (widget.value) values.set(widget.type, runner(ajv.compile(widget.value)));
    } catch (error) {
      broken.set(widget.type, (error as Error).message);
    }
  }
  const usable = widgets.filter(({ type }) => !broken.has(type));
  if (usable.length > 0) ajv.addSchema(nodeSchema(usable));
  const kinds = new Map<string, Validate>();
  const ofKind = (kind: string): Validate | undefined => {
    if (!ajv.schemas[`${kind}.schema.json`] || (needsNodes.has(kind) && usable.length === 0)) return undefined;
    const validate = kinds.get(kind) ?? runner(ajv.compile({ $ref: `${kind}.schema.json` }));
    kinds.set(kind, validate);
    return validate;
  };
  return { ofKind, ofProps: (type) => props.get(type), ofValue: (type) => values.get(type), broken };
}

const runner =
  (validate: ReturnType<Ajv2020["compile"]>): Validate =>
  (value) => {
    validate(value);
    return validate.errors ?? [];
  };
