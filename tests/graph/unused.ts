import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Project } from "../../publish/check/project.ts";
import { elements, entries } from "../../publish/check/walk/places.ts";

const kinds = ["part", "section", "dialog", "rule", "decision", "call"];

/** Documents, and items of menus, that neither a document nor the app's code names, as `kind id`. */
export function unusedDocuments(project: Project): string[] {
  const named = new Set<string>();
  const name = (kind: string, id: unknown) => named.add(`${kind} ${String(id)}`);
  for (const document of project.documents) {
    const data = entries(document.data);
    const { nodes, steps } = project.places(document);
    for (const { node } of nodes) name("part", node.use);
    for (const { step } of steps) for (const [kind, id] of Object.entries(entries(step.with))) name(kind, id);
    for (const read of Object.values(entries(data.reads))) name("call", entries(read).call);
    for (const field of Object.values(entries(data.form))) name("rule", entries(field).rule);
    if (document.kind !== "brand") continue;
    const { home, menus } = data;
    for (const section of elements(entries(home).order)) name("section", section);
    for (const section of Object.values(entries(entries(home).sections))) name("section", entries(section).use);
    for (const [menu, { order }] of Object.entries(entries(menus)).map(([id, found]) => [id, entries(found)] as const))
      for (const item of elements(order)) name("menu item", `${menu}.${String(item)}`);
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
