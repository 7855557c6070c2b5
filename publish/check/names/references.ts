import type { Document } from "../../documents/document.ts";
import type { Reference } from "../../documents/references-of.ts";
import { type Checking, ofEach } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { isNamed, namesOf } from "../given/names-of.ts";
import { entries } from "../../documents/entries.ts";

/** Names of other documents and of what documents declare: parts, menus, rules, calls, reads, fields, tabs. */
export const checkReferences = ofEach((given, document) => {
  const { project, report } = given;
  for (const reference of project.places(document).references) checkNamed(given, document, reference);
  if (document.kind !== "brand") return;
  const menus = project.ofKind("menu");
  for (const id of Object.keys(entries(entries(document.data).menus)))
    if (!menus.has(id)) report(document, ["menus", id], messages.unknown("menu", id, nearest(id, menus.keys())));
});

/** What a screen or dialog declares, by what names it: the key that declares it, for every host of a piece. */
const declaredIn: Readonly<Record<string, string>> = { read: "reads", field: "form" };

function checkNamed({ project, report }: Checking, document: Document, reference: Reference): void {
  const { to, name, path } = reference;
  if (typeof name !== "string" || name.startsWith("with.")) return;
  const key = declaredIn[to];
  if (key !== undefined) {
    for (const host of project.hosts.of(document)) {
      const known = Object.keys(entries(entries(host.data)[key]));
      if (!known.includes(name)) return report(document, path, messages.undeclared(to, name, nearest(name, known)));
    }
    return;
  }
  if (isNamed(project, to, name, path)) return;
  const known = namesOf(project, to, path) ?? [];
  report(document, path, messages.unknown(words[to] ?? to, name, nearest(name, known)));
}

/** What a reference is called where that is not its own word. */
const words: Readonly<Record<string, string>> = { "home section": "section" };
