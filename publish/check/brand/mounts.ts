import { type EffectiveBrand, pairName } from "../../documents/compose-brand.ts";
import { entries, valueAt } from "../../documents/entries.ts";
import { formatPath, type Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import type { Check } from "../given/checking.ts";
import type { Project } from "../given/project.ts";
import { routePrefix } from "../given/routes.ts";
import { elsewhere, tellingOnce } from "./told-once.ts";
import { latestOf } from "./set-by.ts";

const mounts: readonly Path[] = [
  ["api", "mount"],
  ["api", "mall"],
];

/**
 * Calls stand at paths of their own: a mount that lies at another one, or where a screen is, would answer for it, or be
 * answered by it.
 */
export const checkMounts: Check = ({ project, report }) => {
  const tell = tellingOnce({ project, report });
  const routes = project.whole(beginnings);
  for (const brand of project.brands) {
    const name = pairName(brand);
    const [mount = [], mall = []] = mounts;
    const [calls, others] = [mount, mall].map((path) => valueAt(brand.value, path));
    if (isAt(calls, others)) {
      const told = latestOf(brand, mount, mall);
      const other = told === mount ? mall : mount;
      const whose = `of "${formatPath(other)}"${elsewhere(brand, told, other)}`;
      tell(brand, told, messages.mountTaken(name, valueAt(brand.value, told), whose, rightOf(project, brand, told)));
      continue;
    }
    for (const path of mounts) {
      const found = valueAt(brand.value, path);
      const [, screen] = [...routes].find(([route]) => isAt(found, route)) ?? [];
      if (screen !== undefined)
        tell(brand, path, messages.mountTaken(name, found, `of screen ${screen}`, rightOf(project, brand, path)));
    }
  }
};

/** Where screens begin, each with the screen's id. */
const beginnings = (project: Project): ReadonlyMap<string, string> =>
  new Map(
    [...project.ofKind("screen")].flatMap(([id, { data }]) => {
      const { route } = entries(data);
      const beginning = typeof route === "string" ? routePrefix(route).replace(/\/$/, "") : "";
      return beginning === "" ? [] : [[beginning, id] as const];
    }),
  );

/** Whether one path is another, or lies in it. */
const isAt = (one: unknown, other: unknown): boolean =>
  typeof one === "string" &&
  typeof other === "string" &&
  (`${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`));

/** What stands there for all brands, where a layer says something else. */
function rightOf(project: Project, brand: EffectiveBrand, path: Path): string | undefined {
  const right = valueAt(project.base?.data, path);
  return typeof right === "string" && right !== valueAt(brand.value, path) ? right : undefined;
}
