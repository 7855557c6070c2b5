import { Addresses } from "../../check/given/addresses/addresses.ts";
import { namesOf } from "../../check/given/names-of.ts";
import type { Project } from "../../check/given/project.ts";
import { TextIndex } from "../../check/given/text-index.ts";
import { entries } from "../../documents/entries.ts";

/** A name that a document may write, and what an editor says of it. */
export interface OfferedName {
  readonly name: string;
  readonly says: string;
}

/**
 * Every name of a kind that is the same wherever it is written, in order; none of what each screen declares for itself.
 * @param to what is named, as the grammar says it, or `text`.
 */
export function offeredNames(project: Project, to: string): readonly OfferedName[] {
  if (to === "route") return routes(new Addresses(project));
  const names = [...new Set(named(project, to))].sort();
  return names.map((name) => ({ name, says: saysOf(project, to, name) }));
}

/** Every address that can be written out, with the screen's file. */
const routes = (addresses: Addresses): readonly OfferedName[] =>
  [...new Set(addresses.written())].sort().map((name) => ({ name, says: addresses.screen(name)?.file ?? "" }));

function named(project: Project, to: string): readonly string[] {
  const menus = [...project.ofKind("menu").keys()];
  switch (to) {
    case "text":
      return new TextIndex(project.documents).keys();
    case "capability":
      return Object.keys(capabilities(project));
    case "arrangement":
      return ["home", ...menus.map((id) => `menus.${id}`)];
    case "menu item":
      return menus.flatMap((id) => namesOf(project, to, ["menus", id]) ?? []);
    default:
      return namesOf(project, to, []) ?? [];
  }
}

/** What the document of that name says of itself, and where it lies. */
function saysOf(project: Project, to: string, name: string): string {
  if (to === "capability") return words(entries(capabilities(project)[name]).description);
  const found = project.ofKind(to === "home section" ? "section" : to).get(name);
  if (!found) return "";
  const { description, path } = entries(found.data);
  const own = words(description ?? path);
  return own === "" ? found.file : `${own} · ${found.file}`;
}

const words = (found: unknown): string => (typeof found === "string" ? found : "");

const capabilities = (project: Project) =>
  entries(entries([...project.ofKind("bridge").values()][0]?.data).capabilities);
