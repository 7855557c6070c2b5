import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import type { JsonSchema } from "../../engine/document.ts";
import type { Json } from "../documents/json.ts";
import { wholeCallOf } from "../documents/whole-call.ts";

const base = "https://documents.invalid/";

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(folder, file));
}

// The border where JSON comes in: the parser says no more of what it gives than that.
const read = (file: string): Json => JSON.parse(readFileSync(file, "utf8")) as Json;

/** A file of `schemas/entities/`; ajv, which takes it, refuses what is no schema. */
function readSchema(file: string): JsonSchema {
  const schema: unknown = read(file);
  // What ajv refuses never comes to use, and `npm run check` says it with its line.
  return schema as JsonSchema;
}

/** Only what the border walks: declared names, and how a leaf goes over the wire. */
function wirePart(schema: JsonSchema): JsonSchema {
  if (schema.$ref !== undefined) return { $ref: basename(schema.$ref, ".schema.json") };
  if (schema.wire) return { wire: schema.wire };
  if (schema.items) return { items: wirePart(schema.items) };
  if (!schema.properties) return {};
  const entries = Object.entries(schema.properties).map(([name, inner]) => [name, wirePart(inner)] as const);
  return { properties: Object.fromEntries(entries) };
}

const secretsOf = (schema: JsonSchema): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => (inner.writeOnly === true ? [name] : []));

/** The areas of calls: the folders of `api/`; a call's id starts with its area. */
function contractAreas(root: string): string[] {
  const files = filesBelow(join(root, "api"), ".call.json");
  return [...new Set(files.map((file) => basename(dirname(file))))];
}

/** The source of the module that leads to each area's checks; a screen fetches those of the areas that it calls. */
export const contractIndex = (root: string, name: string): string =>
  `export const areas = {\n${contractAreas(root)
    .map((area) => `${JSON.stringify(area)}: () => import(${JSON.stringify(`${name}/${area}`)})`)
    .join(",\n")}\n};\n`;

/**
 * The source of the module that checks the answers of an area's calls in the page: ajv's code written ahead of time, so
 * that the page needs no `unsafe-eval`, and the parts of the schemas that say how values go over the wire.
 */
export function contractModule(root: string, area: string): string {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    ownProperties: true,
    code: { source: true, esm: true, lines: false, optimize: true },
  });
  ajv.addVocabulary(["wire", "unit"]);
  const entities = filesBelow(join(root, "schemas/entities"), ".schema.json");
  for (const file of entities) ajv.addSchema({ ...readSchema(file), $id: base + relative(root, file) });
  const calls = filesBelow(join(root, "api", area), ".call.json").map((file) => ({
    file,
    call: wholeCallOf(read(file)),
  }));
  const names: Record<string, string> = {};
  calls.forEach(({ file, call }, index) => {
    if (!call.id.startsWith(`${area}-`))
      throw new Error(`${file}: the id of a call of "${area}" starts with "${area}-"`);
    const id = `${base}${relative(root, file)}.response`;
    ajv.addSchema({ ...call.response, $id: id });
    names[`response${index}`] = id;
  });
  const code = standalone(ajv, names);
  const named = new Set<string>();
  const wire = (schema: JsonSchema): string => {
    const part = wirePart(schema);
    noteRefs(part, named);
    return JSON.stringify(part);
  };
  const table = calls.map(
    ({ call }, index) =>
      `${JSON.stringify(call.id)}: { check: response${index}, request: ${wire(call.request)}, response: ${wire(call.response)}, secrets: ${JSON.stringify(secretsOf(call.request))} }`,
  );
  // A Set grows while it is walked: entities that entities name come along.
  const parts: string[] = [];
  for (const entity of named)
    parts.push(
      `${JSON.stringify(entity)}: ${wire(readSchema(join(root, "schemas/entities", `${entity}.schema.json`)))}`,
    );
  return `${withImports(code)}\nexport const calls = {\n${table.join(",\n")}\n};\nexport const entities = {\n${parts.join(",\n")}\n};\n`;
}

/** Notes the entities that the wire part of a schema names. */
function noteRefs({ $ref, items, properties }: JsonSchema, named: Set<string>): void {
  if ($ref !== undefined) named.add($ref);
  if (items) noteRefs(items, named);
  for (const inner of Object.values(properties ?? {})) noteRefs(inner, named);
}

/** ajv's standalone code still asks for its run time with `require`. */
function withImports(code: string): string {
  const imports: string[] = [];
  const body = code.replace(/require\("(ajv\/dist\/runtime\/[^"]+)"\)/g, (_, path: string) => {
    const name = `runtime${imports.length}`;
    imports.push(`import ${name} from "${path}.js";`);
    return `{ default: ${name}.default ?? ${name} }`;
  });
  return `${imports.join("\n")}\n${body}`;
}
