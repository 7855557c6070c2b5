import { basename } from "node:path";
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

/** The TypeScript types of every call's request and response as they are meant inside: money is whole kobo, numbers are numbers, an entity is an interface. */
export function callTypes(calls: readonly Document[], entities: readonly Document[]): Promise<string> {
  const schema = {
    title: "Calls",
    description: "Whether somebody who is not logged in may make each call, what it takes and what it gives, by id.",
    ...closed(
      calls.map(({ data }) => {
        const { id, guest, request, response } = data as Call;
        return [
          id,
          closed([
            ["guest", { const: guest !== undefined }],
            ["request", inside(request)],
            ["response", inside(response)],
          ]),
        ];
      }),
    ),
    definitions: Object.fromEntries(
      entities.map(({ file, data }) => [nameOf(file), { ...inside(data as Schema), title: nameOf(file) }]),
    ),
  };
  return compile(schema as Parameters<typeof compile>[0], "Calls", {
    bannerComment: "/* Generated from api/ and schemas/entities/ by npm run generate. */",
    additionalProperties: false,
    style: { printWidth: 120 },
  });
}

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

/** A shape of the contract as plain JSON Schema of what is meant inside. */
function inside(shape: Schema): Schema {
  const { $ref, properties, items } = shape;
  if (typeof $ref === "string") return { $ref: `#/definitions/${nameOf($ref)}` };
  return {
    ...Object.fromEntries(Object.entries(shape).filter(([keyword]) => SAID.has(keyword))),
    ...(items ? { items: inside(items as Schema) } : {}),
    ...(properties || shape.type === "object"
      ? {
          type: "object",
          additionalProperties: false,
          properties: mapValues((properties ?? {}) as Readonly<Record<string, Schema>>, inside),
        }
      : {}),
  };
}

/** loan-detail.schema.json → LoanDetail. */
function nameOf(file: string): string {
  return basename(file, ".schema.json").replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}

function mapValues(from: Readonly<Record<string, Schema>>, change: (value: Schema) => Schema): Record<string, Schema> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));
}
