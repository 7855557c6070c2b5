import { elements, entries } from "../../documents/entries.ts";
import type { Project } from "../given/project.ts";
import { type Given, known, never, unknown } from "../meaning/known.ts";

/** Whether surely none of some nodes shows, whatever is read. */
export function showsNothing(project: Project, nodes: unknown, given: Given, inside: readonly string[] = []): boolean {
  // An empty list, and a condition that never holds by itself, are said as that.
  const list = elements(nodes);
  return (
    list.length > 0 &&
    list.every((node) => {
      const { when, use, arrange, each } = entries(node);
      if (never(when, given)) return !never(when, () => unknown);
      const repeated = each === undefined ? undefined : known(entries(each).in, given);
      if (Array.isArray(repeated) && repeated.length === 0) return true;
      if (typeof use === "string") {
        const part = project.ofKind("part").get(use);
        // A part that is missing, or is inside itself, is said as that.
        if (!part || inside.includes(use)) return false;
        return showsNothing(project, entries(part.data).children, given, [...inside, use]);
      }
      const { order } = entries(typeof arrange === "string" ? given(`brand.${arrange}`) : undefined);
      return Array.isArray(order) && order.length === 0;
    })
  );
}
