import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import { isWithin, type Path } from "../../documents/position.ts";
import { runOf } from "../disclosure/run-of.ts";
import type { Project } from "../given/project.ts";
import type { Fact } from "./fact.ts";

/** Of each fact that leads to a call that is made once, where it says so, and to which. */
export type Ways = ReadonlyMap<Fact, { readonly path: Path; readonly call: string }>;

/**
 * The facts of a document that lead to a call that is made once, as what moves money is: that make it, or that put in
 * place, open or take what makes it.
 */
export function onceWays(project: Project, document: Document, facts: readonly Fact[]): Ways {
  const ways = new Map<Fact, { readonly path: Path; readonly call: string }>();
  for (const { path, call } of project.about(document, ledFrom)) {
    const around = facts.filter((fact) => isWithin(path, fact.path));
    const [innermost] = around.sort((one, other) => other.path.length - one.path.length);
    if (innermost && !ways.has(innermost)) ways.set(innermost, { path, call });
  }
  return ways;
}

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
