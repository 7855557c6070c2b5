import { basename, dirname, join, relative } from "node:path/posix";
import type { Document } from "../../documents/document.ts";
import { kindOf } from "../../documents/kinds.ts";
import type { Check, Checking } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { entries } from "../../documents/entries.ts";
import { ownKeyOf, ownNameOf } from "./own-name.ts";

/** `$schema` of the kind; ids equal to the file name and unique in their kind; a widget's type equal to its folder. */
export const checkIds: Check = (given) => {
  const { project, report } = given;
  const named = new Map<string, Document>();
  for (const document of project.documents) {
    const name = ownNameOf(document);
    const other = named.get(placed(document, name));
    if (entries(document.data)[ownKeyOf(document)] !== name) continue;
    if (other) report(document, [ownKeyOf(document)], messages.duplicateId(document.kind, name, other.file));
    else named.set(placed(document, name), document);
  }
  for (const document of project.documents) {
    given.each(checkSchemaPath, document);
    const key = ownKeyOf(document);
    const id = entries(document.data)[key];
    const expected = ownNameOf(document);
    if (typeof id !== "string" || id === expected) continue;
    const whose = named.get(placed(document, id));
    report(document, [key], whose ? messages.copied(key, expected, id, whose.file) : messages.idNotFile(id, expected));
  }
};

/** Among which others an id is unique: a text has the same in each language, a brand's is unique in its layer. */
function placed({ kind, file }: Document, id: string): string {
  return `${kind} ${kind === "text" || kind === "brand" ? dirname(file) : ""} ${id}`;
}

/** `$schema` leads to the schema of the kind, so that editors complete and explain. */
function checkSchemaPath({ project, report }: Checking, document: Document): void {
  const { $schema } = entries(document.data);
  const schema = kindOf(document.file)?.schema ?? "";
  if (document.kind === "entity" || typeof $schema !== "string") return;
  const leads = project.exists(join(dirname(document.file), $schema)) && basename($schema) === basename(schema);
  if (leads) return;
  const meant = project.exists(schema) ? relative(dirname(document.file), schema) : undefined;
  report(document, ["$schema"], messages.wrongSchema(schema, $schema, meant));
}
