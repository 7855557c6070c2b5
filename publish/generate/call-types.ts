import { basename, dirname } from "node:path";
import type { JsonSchema } from "../../engine/document.ts";
import type { Document } from "../documents/document.ts";
import { saidBy, saidByAll } from "../documents/said-by.ts";
import type { Schema } from "../documents/schema.ts";
import { carried } from "../documents/whole-call.ts";
import { typesOf } from "./types-of.ts";

/**
 * The TypeScript types of what calls take and give as it is meant inside, by path below the root: a file for each area
 * of calls and for each entity, and an index by the calls' ids. Money is whole kobo, numbers are numbers, an entity is
 * an interface.
 */
export async function callTypes(
  calls: readonly Document[],
  entities: readonly Document[],
): Promise<[string, string][]> {
  const areas = [...new Set(calls.map(areaOf))];
  const written = await Promise.all([
    ...areas.map((area) =>
      areaTypes(
        area,
        calls.filter((call) => areaOf(call) === area),
      ),
    ),
    ...entities.map(entityTypes),
    carriedTypes(),
  ]);
  return [indexOf(areas), ...written];
}

const areaOf = ({ file }: Document) => basename(dirname(file));
const callsOf = (area: string) => `${pascal(area)}Calls`;

async function areaTypes(area: string, calls: readonly Document[]): Promise<[string, string]> {
  const named = new Set<string>();
  const schema = closed(
    saidByAll("call", calls).map(({ id, guest, request, response }) => {
      const types: [string, Schema][] = [
        ["guest", { const: guest !== undefined }],
        ["request", carrying(request, named)],
        ["response", inside(response, named)],
      ];
      return [id, closed(types)];
    }),
  );
  const text = await typesOf(callsOf(area), schema, bannerOf(`api/${area}/`, importsOf(named, "./entities/")));
  return [`api/types/${area}.ts`, text];
}

async function entityTypes(entity: Document): Promise<[string, string]> {
  const { file } = entity;
  const named = new Set<string>();
  const schema = inside(saidBy("entity", entity), named);
  return [
    `api/types/entities/${entityOf(file)}.ts`,
    await typesOf(pascal(entityOf(file)), schema, bannerOf(file, importsOf(named, "./"))),
  ];
}

/** What any call may carry beside what it means, once for all of them. */
async function carriedTypes(): Promise<[string, string]> {
  const schema = { type: "object", description: "What any call may carry (X4).", properties: carried };
  return ["api/types/entities/carried.ts", await typesOf("Carried", inside(schema, new Set()), bannerOf("api/", []))];
}

/** What a call takes, with what any may carry named instead of written out. */
function carrying(request: JsonSchema, named: Set<string>): Schema {
  const { properties = {} } = request;
  if (!Object.keys(carried).every((name) => name in properties)) return inside(request, named);
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => !(name in carried)));
  named.add("carried");
  const any = { tsType: pascal("carried") };
  return Object.keys(own).length === 0 ? any : { allOf: [inside({ ...request, properties: own }, named), any] };
}

/** All calls by id. */
function indexOf(areas: readonly string[]): [string, string] {
  const lines = [
    "/* Generated from api/ by npm run generate. */",
    "",
    ...areas.map((area) => `import type { ${callsOf(area)} } from "./types/${area}.ts";`),
    "",
    "/** Whether somebody who is not logged in may make each call, what it takes and what it gives, by id. */",
    `export interface Calls\n  extends ${areas.map(callsOf).join(",\n    ")} {}`,
    "",
  ];
  return ["api/call-types.ts", lines.join("\n")];
}

const bannerOf = (from: string, imports: readonly string[]) => [
  `/* Generated from ${from} by npm run generate. */`,
  ...imports,
];

const importsOf = (entities: ReadonlySet<string>, folder: string): readonly string[] => {
  const lines = [...entities].sort().map((name) => `import type { ${pascal(name)} } from "${folder}${name}.ts";`);
  return lines.length > 0 ? [lines.join("\n")] : [];
};

/** An object that has all of these and nothing else. */
function closed(properties: readonly (readonly [string, Schema])[]): Schema {
  return {
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(properties),
    required: properties.map(([name]) => name),
  };
}

/** What of a shape a type can say; bounds and patterns, how it travels and what other lenders may add are no part of it. */
const SAID = new Set(["type", "description", "enum", "const", "required"]);

/** A shape of the contract as plain JSON Schema of what is meant inside; notes the entities that it names. */
function inside(shape: JsonSchema, named: Set<string>): Schema {
  const { $ref, properties, items } = shape;
  if ($ref !== undefined) {
    named.add(entityOf($ref));
    return { tsType: pascal(entityOf($ref)) };
  }
  return {
    ...Object.fromEntries(Object.entries(shape).filter(([keyword]) => SAID.has(keyword))),
    ...(items ? { items: inside(items, named) } : {}),
    ...(properties || shape.type === "object"
      ? {
          type: "object",
          additionalProperties: false,
          properties: Object.fromEntries(
            Object.entries(properties ?? {}).map(([name, inner]) => [name, inside(inner, named)]),
          ),
        }
      : {}),
  };
}

const entityOf = (file: string) => basename(file, ".schema.json");

/** loan-detail → LoanDetail. */
const pascal = (name: string) => name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
