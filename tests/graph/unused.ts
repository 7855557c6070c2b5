import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Project } from "../../publish/check/given/project.ts";
import { entries } from "../../publish/documents/entries.ts";

const kinds = ["part", "section", "dialog", "rule", "decision", "call"];

/** Documents, and items of menus, that neither a document nor the app's code names, as `kind id`. */
export function unusedDocuments(project: Project): string[] {
  const named = new Set<string>();
  for (const document of project.documents) {
    for (const { to, name, path } of project.places(document).references) {
      named.add(to === "menu item" ? `${to} ${String(path[1])}.${String(name)}` : `${to} ${String(name)}`);
      // Without an entry of its own it is the section of that id.
      if (to === "home section") named.add(`section ${String(name)}`);
    }
  }
  const all = kinds.flatMap((kind) => [...project.ofKind(kind).keys()].map((id) => [kind, id] as const));
  for (const [menu, { data }] of project.ofKind("menu"))
    for (const item of Object.keys(entries(entries(data).items))) all.push(["menu item", `${menu}.${item}`]);
  const code = sourceOf(["app", "engine", "server"]);
  return all
    .filter(([kind, id]) => !named.has(`${kind} ${id}`) && !code.includes(`"${id}"`))
    .map(([kind, id]) => `${kind} ${id}`);
}

const sourceOf = (rooms: readonly string[]): string =>
  rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => join(room, file)))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
