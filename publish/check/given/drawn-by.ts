import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import type { Project } from "./project.ts";

/** Kinds of document that come with a page whose screen names them. */
const sent = ["part", "rule", "decision", "call"];

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

/** The screens that pages begin with: the login screens of all brands on the web. */
export function firstScreens(project: Project): readonly Document[] {
  const logins = new Set(project.brands.map(({ value }) => entries(value.routes).login));
  return [...project.ofKind("screen").values()].filter(
    ({ data }) => logins.has(entries(data).route) && entries(data).native !== true,
  );
}

/** The first screens with all that they name, and the error catalogue. */
export function sentFirst(project: Project): ReadonlySet<Document> {
  const found = new Set([...firstScreens(project), ...project.ofKind("catalogue").values()]);
  // A set gives what is added to it while it is walked.
  for (const document of found)
    for (const { to, name } of project.places(document).references) {
      const named = sent.includes(to) ? project.ofKind(to).get(String(name)) : undefined;
      if (named) found.add(named);
    }
  return found;
}
