import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sameElements } from "../memo/memo.ts";

/** Written by `npm run generate` for editors; what is checked follows from what they are generated from. */
const generated = ["step.schema.json", "node.schema.json", "editor.schema.json"];

/** Schemas by the name of their file. */
export type SchemaTexts = readonly (readonly [file: string, text: string])[];

/** The hand-written schemas of a folder: what each kind of document is held to. */
export const ownSchemas = (folder: string): SchemaTexts =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".schema.json") && !generated.includes(name))
    .map((name) => [name, readFileSync(join(folder, name), "utf8")] as const);

/** Whether they are the very same. */
export const sameSchemas = (one: SchemaTexts, other: SchemaTexts): boolean => sameElements(one.flat(), other.flat());
