import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "../documents/document.ts";
import { entries, valueAt } from "../documents/entries.ts";
import { type Overlay, readDocuments } from "../documents/read-documents.ts";
import type { Schema } from "../documents/schema.ts";
import type { Resolve } from "./schema-words.ts";

/** What the chapters are made of: the documents, and the schemas by the name of their file. */
export interface Given {
  readonly root: string;
  readonly documents: readonly Document[];
  readonly schema: (file: string) => Schema;
  readonly resolve: Resolve;
}

/** Reads what the reference is made of. */
export function givenOf(root: string, overlay?: Overlay): Given {
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
  return { root, documents: readDocuments(root, overlay).all, schema, resolve };
}
