import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { runOf } from "../disclosure/run-of.ts";
import type { Project } from "../given/project.ts";

/** A way to a call. */
interface Way {
  readonly path: Path;
  readonly call: string;
  /** It is made once, as what moves money is. */
  readonly once: boolean;
}

/**
 * Where a document leads to a call that writes: where it makes it, or puts in place, opens or takes what makes it.
 * First to those that are made once.
 */
export const waysToWrite = (project: Project, document: Document): readonly Way[] => project.about(document, ledFrom);

/** Those to calls that are made once. */
export const onceWays = (project: Project, document: Document): readonly Way[] =>
  waysToWrite(project, document).filter(({ once }) => once);

function ledFrom(project: Project, document: Document): readonly Way[] {
  const { references } = project.places(document);
  // What is called here says more of a button than what a dialog behind it calls.
  const nearest = references.toSorted((one, other) => Number(other.to === "call") - Number(one.to === "call"));
  const ways = nearest.flatMap(({ to, name, path }) => {
    const calls = madeBy(project, to, String(name));
    const call = calls.find((one) => isOnce(project, one)) ?? calls[0];
    return call === undefined ? [] : [{ path, call, once: isOnce(project, call) }];
  });
  return ways.toSorted((one, other) => Number(other.once) - Number(one.once));
}

/** The calls that write which are made by what is named. */
function madeBy(project: Project, to: string, name: string): readonly string[] {
  if (to === "call") return writes(project, name) ? [name] : [];
  const named = hosts.has(to) ? project.ofKind(to).get(name) : undefined;
  return named ? runOf(project, named).flatMap((one) => project.about(one, madeIn)) : [];
}

/** What runs where it is named. */
const hosts = new Set(["part", "section", "dialog", "decision", "menu"]);

const madeIn = (project: Project, document: Document): readonly string[] =>
  project
    .places(document)
    .references.flatMap(({ to, name }) => (to === "call" && writes(project, String(name)) ? [String(name)] : []));

function isOnce(project: Project, call: string): boolean {
  const { once, moves } = entries(project.ofKind("call").get(call)?.data);
  return once !== undefined || moves !== undefined;
}

function writes(project: Project, call: string): boolean {
  const { kind, byItself } = entries(project.ofKind("call").get(call)?.data);
  return isOnce(project, call) || (kind === "write" && byItself === undefined);
}
