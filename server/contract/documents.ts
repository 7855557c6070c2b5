import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Json } from "../../publish/documents/json.ts";
import { wholeCallOf } from "../../publish/documents/whole-call.ts";
import type { JsonSchema } from "../../engine/document.ts";
import type { ContractDocuments, Publication } from "../../publish/pack/publication.ts";

/** The documents that are served, with each edit that was good. */
export interface Served {
  /** The release of now. */
  current(): Publication;
}

/** Reads every JSON file below a folder whose name ends so; throws with the file's name where one is no JSON. */
export function readJsonFiles<T>(folder: string, ending: string): { file: string; name: string; document: T }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path) => {
      const file = join(folder, path);
      return { file, name: basename(path, ending), document: parse<T>(file) };
    });
}

/** Every call below a root, whole. */
export const readCalls = (root: string) =>
  readJsonFiles<Json>(join(root, "api"), ".call.json").map(({ file, name, document }) => ({
    file,
    name,
    document: wholeCallOf(document),
  }));

/** The calls and entities below a root, as they are written now. */
export const readContract = (root: string): ContractDocuments => ({
  calls: readCalls(root),
  entities: readJsonFiles<JsonSchema>(join(root, "schemas/entities"), ".schema.json"),
});

function parse<T>(file: string): T {
  try {
    // Whoever asks for a kind of document names its type; `npm run check` holds the documents to it.
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`);
  }
}
