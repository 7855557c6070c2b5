import type { Document } from "../../documents/document.ts";
import type { Path } from "../../documents/position.ts";
import type { Check, Checking } from "../check.ts";
import { messages } from "../messages.ts";
import { nearest } from "../nearest.ts";
import { elements, entries } from "../walk/places.ts";

/** Names of other documents: parts, sections, menus, dialogs, rules, decisions, calls, reads, fields, tabs. */
export const checkReferences: Check = (given) => {
  const { project } = given;
  for (const document of project.documents) {
    const data = entries(document.data);
    const { nodes, steps } = project.places(document);
    const named = (kind: string, name: unknown, path: Path) => checkNamed(given, document, kind, name, path);
    for (const { node, path } of nodes) {
      named("part", node.use, [...path, "use"]);
      if (typeof node.arrange === "string" && node.arrange.startsWith("menus."))
        named("menu", node.arrange.slice("menus.".length), [...path, "arrange"]);
    }
    for (const { step, path } of steps) {
      const using = entries(step.with);
      if (step.do === "call") named("call", using.call, [...path, "with", "call"]);
      if (step.do === "dialog") named("dialog", using.dialog, [...path, "with", "dialog"]);
      if (step.do === "decide") named("decision", using.decision, [...path, "with", "decision"]);
      if (step.do === "refresh") declared(given, document, "read", "reads", using.reads, [...path, "with", "reads"]);
      if (step.do === "validate") declared(given, document, "field", "form", using.fields, [...path, "with", "fields"]);
    }
    for (const [name, read] of Object.entries(entries(data.reads)))
      named("call", entries(read).call, ["reads", name, "call"]);
    for (const [name, field] of Object.entries(entries(data.form)))
      named("rule", entries(field).rule, ["form", name, "rule"]);
    checkBrandLists(given, document);
    if (document.kind === "screen") {
      checkTab(given, document);
      checkFlag(given, document);
    }
    if (document.kind === "catalogue")
      elements(data.entries).forEach((entry, index) =>
        elements(entries(entry).except).forEach((screen, at) =>
          named("screen", screen, ["entries", index, "except", at]),
        ),
      );
  }
};

function checkNamed({ project, report }: Checking, document: Document, kind: string, name: unknown, path: Path): void {
  if (typeof name !== "string" || name.startsWith("with.")) return;
  const known = project.ofKind(kind);
  if (!known.has(name)) report(document, path, messages.unknown(kind, name, nearest(name, known.keys())));
}

/** Names of reads or fields, declared by every screen or dialog where the document stands. */
function declared(
  { project, report }: Checking,
  document: Document,
  what: string,
  key: string,
  names: unknown,
  path: Path,
): void {
  elements(names).forEach((name, index) => {
    if (typeof name !== "string") return;
    for (const host of project.hosts.of(document)) {
      const known = Object.keys(entries(entries(host.data)[key]));
      if (known.includes(name)) continue;
      report(document, [...path, index], messages.undeclared(what, name, nearest(name, known)));
      return;
    }
  });
}

/** Sections, menu items and tabs that a brand puts in order. */
function checkBrandLists({ project, report }: Checking, document: Document): void {
  if (document.kind !== "brand") return;
  const { home, menus, tabs } = entries(document.data) as Record<string, Record<string, unknown> | undefined>;
  const brands = project.brands.map(({ value }) => value);
  const unknown = (what: string, name: unknown, path: Path, known: readonly string[]) => {
    if (typeof name === "string" && !known.includes(name))
      report(document, path, messages.unknown(what, name, nearest(name, known)));
  };
  const sections = [...project.ofKind("section").keys()];
  const described = brands.flatMap((brand) => Object.keys(entries(entries(brand.home).sections)));
  elements(home?.order).forEach((id, index) =>
    unknown("section", id, ["home", "order", index], [...described, ...sections]),
  );
  for (const [id, section] of Object.entries(entries(home?.sections))) {
    if (section === null) continue;
    const { use = id } = entries(section);
    unknown("section", use, ["home", "sections", id, ...("use" in entries(section) ? ["use"] : [])], sections);
  }
  for (const [id, menu] of Object.entries(entries(menus))) {
    const found = project.ofKind("menu").get(id);
    if (!found) unknown("menu", id, ["menus", id], [...project.ofKind("menu").keys()]);
    const items = Object.keys(entries(entries(found?.data).items));
    if (found)
      elements(entries(menu).order).forEach((item, index) =>
        unknown("menu item", item, ["menus", id, "order", index], items),
      );
  }
  const tabIds = brands.flatMap((brand) => Object.keys(entries(entries(brand.tabs).items)));
  elements(tabs?.order).forEach((id, index) => unknown("tab", id, ["tabs", "order", index], tabIds));
}

function checkFlag({ project, report }: Checking, document: Document): void {
  const { flag } = entries(document.data);
  if (typeof flag !== "string") return;
  const known = Object.keys(entries(entries(project.base?.data).flags));
  if (!known.includes(flag)) report(document, ["flag"], messages.unknown("flag", flag, nearest(flag, known)));
}

function checkTab({ project, report }: Checking, document: Document): void {
  const { tab } = entries(document.data);
  if (typeof tab !== "string") return;
  const known = new Set(project.brands.flatMap(({ value }) => Object.keys(entries(entries(value.tabs).items))));
  if (!known.has(tab)) report(document, ["tab"], messages.unknown("tab", tab, nearest(tab, known)));
}
