import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import type { Document } from "../../documents/document.ts";
import { kindOf } from "../../documents/kinds.ts";
import type { Check, Checking } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { entries } from "../../documents/entries.ts";

/** `$schema` of the kind; ids equal to the file name and unique in their kind; a widget's type equal to its folder. */
export const checkIds: Check = (given) => {
  const { project, report } = given;
  const first = new Map<string, string>();
  for (const document of project.documents) {
    checkSchemaPath(given, document);
    const key = document.kind === "widget" ? "type" : "id";
    const id = entries(document.data)[key];
    if (typeof id !== "string") continue;
    const named = basename(document.file).split(".")[0] ?? "";
    const expected = document.kind === "widget" ? basename(dirname(document.file)) : named;
    if (id !== expected) report(document, [key], messages.idNotFile(id, expected));
    // A text has the same id in each language; a brand's id is unique in its layer.
    const place = document.kind === "text" || document.kind === "brand" ? dirname(document.file) : "";
    const unique = `${document.kind} ${place} ${id}`;
    const other = first.get(unique);
    if (other !== undefined) report(document, [key], messages.duplicateId(document.kind, id, other));
    else first.set(unique, document.file);
  }
};

/** `$schema` leads to the schema of the kind, so that editors complete and explain. */
function checkSchemaPath({ project, report }: Checking, document: Document): void {
  const { $schema } = entries(document.data);
  const schema = kindOf(document.file)?.schema ?? "";
  if (document.kind === "entity" || typeof $schema !== "string") return;
  const leads =
    existsSync(join(project.root, dirname(document.file), $schema)) && basename($schema) === basename(schema);
  if (!leads) report(document, ["$schema"], messages.wrongSchema(schema, $schema));
}
