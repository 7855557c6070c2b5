import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { runOf } from "../disclosure/run-of.ts";
import type { Project } from "../given/project.ts";

/**
 * Where a document leads to a call that is made once, as what moves money is: where it makes it, or puts in place, opens
 * or takes what makes it.
 */
export const onceWays = (project: Project, document: Document): readonly { path: Path; call: string }[] =>
  project.about(document, ledFrom);

function ledFrom(project: Project, document: Document): readonly { path: Path; call: string }[] {
  return project.places(document).references.flatMap(({ to, name, path }) => {
    const [call] = madeBy(project, to, String(name));
    return call === undefined ? [] : [{ path, call }];
  });
}

/** The calls that are made once by what is named. */
function madeBy(project: Project, to: string, name: string): readonly string[] {
  if (to === "call") return isOnce(project, name) ? [name] : [];
  const named = hosts.has(to) ? project.ofKind(to).get(name) : undefined;
  return named ? runOf(project, named).flatMap((one) => project.about(one, madeIn)) : [];
}

/** What runs where it is named. */
const hosts = new Set(["part", "section", "dialog", "decision", "menu"]);

const madeIn = (project: Project, document: Document): readonly string[] =>
  project
    .places(document)
    .references.flatMap(({ to, name }) => (to === "call" && isOnce(project, String(name)) ? [String(name)] : []));

function isOnce(project: Project, call: string): boolean {
  const { once, moves } = entries(project.ofKind("call").get(call)?.data);
  return once !== undefined || moves !== undefined;
}
