import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Memo } from "../memo/memo.ts";
import type { KnownDocuments } from "./asked.ts";

/** Reads the schemas that types come from: those of entities are documents, the others lie in a folder of their own. */
export function schemaFiles(documents: KnownDocuments, folder: string, memo: Memo): (file: string) => unknown {
  const text = memo.question((path: string) => textOf(path), { outside: true });
  const parsed = memo.question((path: string) => schemaIn(text(path)));
  return (file) => {
    const entity = documents.ofKind("entity").get(file);
    return entity ? entity.data : parsed(join(folder, basename(file)));
  };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** A schema that is not there says nothing; whoever names it is told elsewhere. */
function schemaIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
