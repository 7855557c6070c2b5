import type { Document } from "../../documents/document.ts";
import type { Project } from "./project.ts";

/** A screen and every part that is drawn in it. */
export function drawnBy(project: Project, screen: Document): readonly Document[] {
  const seen = new Set([screen]);
  // A set gives what is added to it while it is walked.
  for (const document of seen)
    for (const { to, name } of project.places(document).references) {
      const used = to === "part" ? project.ofKind("part").get(String(name)) : undefined;
      if (used) seen.add(used);
    }
  return [...seen];
}
