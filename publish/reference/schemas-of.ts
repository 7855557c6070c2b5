import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entries, valueAt } from "../documents/entries.ts";
import type { Schema } from "../documents/schema.ts";
import type { Resolve } from "./schema-words.ts";

/** The schemas of a project, by the names of their files, each read once. */
export interface Schemas {
  readonly schema: (file: string) => Schema;
  /** What a `$ref` of another file leads to; of a schema's own `#/…`, with its file before it. */
  readonly resolve: Resolve;
}

/** Reads the schemas below a root as they are asked for; one that is not there says nothing. */
export function schemasOf(root: string): Schemas {
  const read = new Map<string, Schema>();
  const schema = (file: string): Schema => {
    const path = join(root, "schemas", file);
    const found = read.get(file) ?? (existsSync(path) ? entries(JSON.parse(readFileSync(path, "utf8"))) : {});
    read.set(file, found);
    return found;
  };
  const resolve: Resolve = (ref) => {
    const [file = "", pointer = ""] = ref.split("#");
    const name = file.replace(/^.*schemas\//, "");
    const from = name === "" ? undefined : schema(name);
    const found = from && (pointer === "" ? from : valueAt(from, pointer.split("/").slice(1)));
    return found === undefined ? undefined : entries(found);
  };
  return { schema, resolve };
}
