import { compile } from "json-schema-to-typescript";
import type { Schema } from "../documents/schema.ts";

/**
 * The TypeScript types of a schema, with its descriptions as docstrings.
 * @param banner what the file begins with, a blank line between each.
 */
export function typesOf(name: string, schema: Schema, banner: readonly string[]): Promise<string> {
  // The library writes its own type of a schema for draft 4; what it reads of ours is the same in both.
  return compile({ ...schema, title: name } as Parameters<typeof compile>[0], name, {
    bannerComment: banner.join("\n\n"),
    additionalProperties: false,
    style: { printWidth: 120, bracketSpacing: true },
  });
}
