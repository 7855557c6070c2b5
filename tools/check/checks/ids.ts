import { basename, dirname } from "node:path/posix";
import type { Check } from "../check.ts";
import { messages } from "../messages.ts";
import { entries } from "../walk/places.ts";

/** Ids equal to the file name and unique in their kind; a widget's type equal to its folder. */
export const checkIds: Check = ({ project, report }) => {
  const first = new Map<string, string>();
  for (const document of project.documents) {
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
