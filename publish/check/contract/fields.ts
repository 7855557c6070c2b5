import { elements, entries } from "../../documents/entries.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Document } from "../../documents/document.ts";
import type { Project } from "../given/project.ts";
import type { Check } from "../given/checking.ts";
import { shapesOf } from "./shape-fields.ts";

/** What is required stands in `properties`; a name that one call or entity carries as money is money in all of them. */
export const checkFields: Check = ({ project, report }) => {
  const all = project.documents.flatMap((document) => project.about(document, shapesIn));
  const money = new Map<string, string>();
  for (const { name, schema, document } of all)
    if (name !== undefined && schema.wire === "money" && !money.has(name)) money.set(name, document.file);
  for (const { name, schema, document, path } of all) {
    const fields = Object.keys(entries(schema.properties));
    elements(schema.required).forEach((field, index) => {
      if (typeof field === "string" && !fields.includes(field))
        report(document, [...path, "required", index], messages.requiresNothing(field, nearest(field, fields)));
    });
    const where = name === undefined ? undefined : money.get(name);
    const isNumber = [schema.type].flat().some((type) => type === "integer" || type === "number");
    if (name !== undefined && where !== undefined && isNumber && schema.wire !== "money")
      report(document, path, messages.otherWire(name, where), { at: "key" });
  }
};

const shapesIn = (_: Project, document: Document) => shapesOf(document).map((shape) => ({ document, ...shape }));
