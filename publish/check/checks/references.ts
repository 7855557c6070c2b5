import type { Document } from "../../documents/document.ts";
import type { Reference } from "../../documents/references-of.ts";
import type { Check, Checking } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import type { Project } from "../given/project.ts";
import { entries } from "../../documents/entries.ts";

/** Names of other documents and of what documents declare: parts, menus, rules, calls, reads, fields, tabs. */
export const checkReferences: Check = (given) => {
  const { project, report } = given;
  for (const document of project.documents) {
    for (const reference of project.places(document).references) checkNamed(given, document, reference);
    if (document.kind !== "brand") continue;
    const menus = [...project.ofKind("menu").keys()];
    for (const id of Object.keys(entries(entries(document.data).menus)))
      if (!menus.includes(id)) report(document, ["menus", id], messages.unknown("menu", id, nearest(id, menus)));
  }
};

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
  const known = namesOf(project, reference);
  if (known && !known.includes(name))
    report(document, path, messages.unknown(words[to] ?? to, name, nearest(name, known)));
}

/** What a reference is called where that is not its own word. */
const words: Readonly<Record<string, string>> = { "home section": "section" };

/** Kinds of document that others name by id. */
const named = ["part", "section", "menu", "dialog", "rule", "decision", "call", "screen"];

/** The names that a reference may have; undefined for what another check looks at. */
function namesOf(project: Project, { to, path }: Reference): readonly string[] | undefined {
  if (named.includes(to)) return [...project.ofKind(to).keys()];
  const brands = project.brands.map(({ value }) => value);
  switch (to) {
    case "flag":
      return Object.keys(entries(entries(project.base?.data).flags));
    case "tab":
      return brands.flatMap((brand) => Object.keys(entries(entries(brand.tabs).items)));
    case "home section":
      return [
        ...brands.flatMap((brand) => Object.keys(entries(entries(brand.home).sections))),
        ...project.ofKind("section").keys(),
      ];
    case "menu item": {
      const menu = project.ofKind("menu").get(String(path[1]));
      return menu && Object.keys(entries(entries(menu.data).items));
    }
    default:
      return undefined;
  }
}
