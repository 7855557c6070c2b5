import { basename, dirname } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import type { JsonSchema } from "../../engine/document.ts";
import type { Document } from "../documents/document.ts";
import { ownKeywords } from "../documents/own-keywords.ts";
import { saidBy } from "../documents/said-by.ts";

const base = "https://documents.invalid/";

const areaOf = ({ file }: Document): string => basename(dirname(file));

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

/** The source of the module that leads to each area's checks; a screen fetches those of the areas (folders of `api/`) that it calls. */
export function contractIndex(documents: readonly Document[], name: string): string {
  const areas = [...new Set(documents.filter(({ kind }) => kind === "call").map(areaOf))];
  const lines = areas.map((area) => `${JSON.stringify(area)}: () => import(${JSON.stringify(`${name}/${area}`)})`);
  return `export const areas = {\n${lines.join(",\n")}\n};\n`;
}

/**
 * The source of the module that checks the answers of an area's calls in the page: ajv's code written ahead of time, so
 * that the page needs no `unsafe-eval`, and the parts of the schemas that say how values go over the wire.
 */
export function contractModule(documents: readonly Document[], area: string): string {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    ownProperties: true,
    // The keyword says as much to us, and its sentences were a tenth of the code.
    messages: false,
    code: { source: true, esm: true, lines: false, optimize: true },
  });
  ajv.addVocabulary([...ownKeywords]);
  const entities = new Map<string, JsonSchema>();
  for (const document of documents)
    if (document.kind === "entity") entities.set(basename(document.file), saidBy("entity", document));
  for (const [file, schema] of entities) ajv.addSchema({ ...schema, $id: `${base}schemas/entities/${file}` });
  const calls = documents.flatMap((document) =>
    document.kind === "call" && areaOf(document) === area
      ? [{ file: document.file, call: saidBy("call", document) }]
      : [],
  );
  const names: Record<string, string> = {};
  calls.forEach(({ file, call }, index) => {
    if (!call.id.startsWith(`${area}-`))
      throw new Error(`${file}: the id of a call of "${area}" starts with "${area}-"`);
    const id = `${base}${file}.response`;
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
  for (const entity of named) {
    const schema = entities.get(`${entity}.schema.json`);
    if (!schema) throw new Error(`a call of "${area}" names the entity "${entity}", which there is not`);
    parts.push(`${JSON.stringify(entity)}: ${wire(schema)}`);
  }
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
