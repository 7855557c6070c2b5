import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unreadable } from "../../../publish/documents/files/unreadable.ts";
import type { DeskDocuments } from "./desk-documents.ts";

/** A file of the folder as it is written now; undefined where there is none. @throws for what may not be read as a document */
export function textOf({ root }: Pick<DeskDocuments, "root">, file: string): string | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  const why = unreadable(path);
  if (why !== undefined) throw new Error(`${file} cannot be read: ${why}`);
  return readFileSync(path, "utf8");
}
