import { entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import type { Project } from "./project.ts";

/** Kinds of document that others name by id. */
const named = ["part", "section", "menu", "dialog", "rule", "decision", "call", "screen"];

/** Whether a name is one that a reference may have; what another check looks at may have any. */
export const isNamed = (project: Project, to: string, name: string, path: Path): boolean =>
  named.includes(to) ? project.ofKind(to).has(name) : (namesOf(project, to, path)?.includes(name) ?? true);

/**
 * The names that a reference may have; undefined for what another check looks at.
 * @param path where it stands, which says of a brand's menu which one it is.
 */
export function namesOf(project: Project, to: string, path: Path): readonly string[] | undefined {
  if (named.includes(to)) return [...project.ofKind(to).keys()];
  if (to !== "menu item") return project.about(to, namesInBrands);
  const menu = project.ofKind("menu").get(String(path[1]));
  return menu && Object.keys(entries(entries(menu.data).items));
}

/** Those that brands say. */
function namesInBrands(project: Project, to: string): readonly string[] | undefined {
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
    default:
      return undefined;
  }
}
