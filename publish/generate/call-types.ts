import { basename, dirname } from "node:path";
import { compile } from "json-schema-to-typescript";
import type { Document } from "../documents/document.ts";
import type { Schema } from "./resolvable.ts";

/** The part of a call document that its types follow from. */
interface Call {
  readonly id: string;
  readonly guest?: true | readonly string[];
  readonly request: Schema;
  readonly response: Schema;
}

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
  ]);
  return [indexOf(areas), ...written];
}

const areaOf = ({ file }: Document) => basename(dirname(file));
const callsOf = (area: string) => `${pascal(area)}Calls`;

async function areaTypes(area: string, calls: readonly Document[]): Promise<[string, string]> {
  const named = new Set<string>();
  const schema = closed(
    calls.map(({ data }) => {
      const { id, guest, request, response } = data as Call;
      const types: [string, Schema][] = [
        ["guest", { const: guest !== undefined }],
        ["request", inside(request, named)],
        ["response", inside(response, named)],
      ];
      return [id, closed(types)];
    }),
  );
  const text = await typesOf(callsOf(area), schema, `api/${area}/`, importsOf(named, "./entities/"));
  return [`api/types/${area}.ts`, text];
}

async function entityTypes({ file, data }: Document): Promise<[string, string]> {
  const named = new Set<string>();
  const schema = inside(data as Schema, named);
  return [
    `api/types/entities/${entityOf(file)}.ts`,
    await typesOf(pascal(entityOf(file)), schema, file, importsOf(named, "./")),
  ];
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

const typesOf = (name: string, schema: Schema, from: string, imports: readonly string[]): Promise<string> =>
  compile({ ...schema, title: name } as Parameters<typeof compile>[0], name, {
    bannerComment: [`/* Generated from ${from} by npm run generate. */`, ...imports].join("\n\n"),
    additionalProperties: false,
    style: { printWidth: 120, bracketSpacing: true },
  });

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
function inside(shape: Schema, named: Set<string>): Schema {
  const { $ref, properties, items } = shape;
  if (typeof $ref === "string") {
    named.add(entityOf($ref));
    return { tsType: pascal(entityOf($ref)) };
  }
  return {
    ...Object.fromEntries(Object.entries(shape).filter(([keyword]) => SAID.has(keyword))),
    ...(items ? { items: inside(items as Schema, named) } : {}),
    ...(properties || shape.type === "object"
      ? {
          type: "object",
          additionalProperties: false,
          properties: mapValues((properties ?? {}) as Readonly<Record<string, Schema>>, (inner) =>
            inside(inner, named),
          ),
        }
      : {}),
  };
}

const entityOf = (file: string) => basename(file, ".schema.json");

/** loan-detail → LoanDetail. */
const pascal = (name: string) => name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

function mapValues(from: Readonly<Record<string, Schema>>, change: (value: Schema) => Schema): Record<string, Schema> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));
}
