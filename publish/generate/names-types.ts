import type { Schema } from "../documents/schema.ts";

interface Names {
  readonly title: string;
  readonly description: string;
  readonly enum?: readonly string[];
  /** In place of a closed list: its names, and what a picture of the brand's own is called. */
  readonly else?: { readonly enum: readonly string[] };
}

/** The TypeScript types of the lists in `schemas/names.schema.json`. */
export function namesTypes(names: Schema): string {
  const types = Object.values(lists(names)).map(({ title, description, enum: closed, else: named }) => {
    const literals = (closed ?? named?.enum ?? []).map((name) => JSON.stringify(name));
    if (named) literals.push("`/assets/${string}`");
    const line = `export type ${title} = ${literals.join(" | ")};`;
    const type =
      line.length <= 120 ? line : `export type ${title} =\n${literals.map((name) => `  | ${name}`).join("\n")};`;
    return `/** ${description} */\n${type}\n`;
  });
  return ["/* Generated from schemas/names.schema.json by npm run generate. */\n", ...types].join("\n");
}

/** The type of the list that a reference leads to. */
export function typeOf(ref: unknown, names: Schema): string | undefined {
  const [, list] = /names\.schema\.json#\/\$defs\/(.+)$/.exec(String(ref)) ?? [];
  return list === undefined ? undefined : lists(names)[list]?.title;
}

const lists = (names: Schema) =>
  // A schema written by hand: each definition is a closed list of names.
  names.$defs as Readonly<Record<string, Names>>;
