import type { KnownDocuments } from "./asked.ts";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Reads the schemas that types come from: those of entities are documents, the others lie in a folder of their own. */
export function schemaFiles(documents: KnownDocuments, folder: string): (file: string) => unknown {
  const read = new Map<string, unknown>();
  return (file) => {
    const entity = documents.ofKind("entity").get(file);
    if (entity) return entity.data;
    if (!read.has(file)) read.set(file, parsed(join(folder, basename(file))));
    return read.get(file);
  };
}

/** A schema that is not there says nothing; whoever names it is told elsewhere. */
function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
