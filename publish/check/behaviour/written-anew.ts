import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { meet } from "../disclosure/follows-from.ts";
import { type Given, placed } from "../disclosure/placed.ts";
import { runOf } from "../disclosure/run-of.ts";
import type { Project } from "../given/project.ts";
import { nameOf } from "./facts-of.ts";
import { goneBy, type Published } from "./gone-by.ts";

/** Where a document writes what a published one sends, or goes by. */
interface Written {
  readonly path: Path;
  readonly name: string;
  /** The name of that document. */
  readonly reader: string;
}

/** All that a document writes of what published ones send or go by: a field's, a step's, a call's answer. */
export function writtenAnew(project: Project, document: Document, published: Published): readonly Written[] {
  const read = goneBy(published);
  return project.about(document, writesOf).flatMap(({ path, name }) => {
    const readers = /^(screen|form)\./.test(name) ? project.about(document, besideIt) : [...read.keys()];
    const reader = readers.find((one) => sees(document, one, name) && goesBy(read.get(one), name));
    return reader === undefined ? [] : [{ path, name, reader }];
  });
}

const goesBy = (paths: ReadonlySet<string> | undefined, name: string): boolean =>
  [...(paths ?? [])].some((path) => meet(path, name));

/** A dialog has fields of its own. */
const sees = (document: Document, reader: string, name: string): boolean =>
  !name.startsWith("form.") ||
  reader === nameOf(document) ||
  !(document.kind === "dialog" || reader.startsWith("dialog "));

/** The names of the documents that run on a screen with one, itself among them. */
function besideIt(project: Project, document: Document): readonly string[] {
  const runs = [...project.ofKind("screen").values()].map((screen) => project.about(screen, withSections));
  const beside = runs.filter((run) => run.includes(document)).flat();
  return [...new Set([document, ...beside])].map(nameOf);
}

/** What runs on a screen, with all sections where brands put those in order. */
function withSections(project: Project, screen: Document): readonly Document[] {
  const arranges = project.places(screen).references.some(({ to }) => to === "home");
  const sections = arranges ? [...project.ofKind("section").values()] : [];
  return [...new Set([screen, ...sections].flatMap((document) => runOf(project, document)))];
}

function writesOf(project: Project, document: Document): readonly { path: Path; name: string }[] {
  const { paths, references } = project.places(document);
  const own = paths.flatMap(({ path, name }) => (name.startsWith("with.") ? [] : [{ path, name }]));
  const byParts = references.flatMap(({ to, name, holder, path }) =>
    to === "part"
      ? throughPart(project, String(name), handedTo(holder.with, {})).map((at) => ({ path, name: at }))
      : [],
  );
  return [...own, ...byParts];
}

/** What a part writes where it was handed the path. */
function throughPart(project: Project, part: string, given: Given, around: readonly string[] = []): readonly string[] {
  const document = project.ofKind("part").get(part);
  if (!document || around.includes(part)) return [];
  const { paths, references } = project.places(document);
  const own = paths.flatMap(({ name }) => (name.startsWith("with.") ? [String(placed(name, given))] : []));
  const inner = references.flatMap(({ to, name, holder }) =>
    to === "part" ? throughPart(project, String(name), handedTo(holder.with, given), [...around, part]) : [],
  );
  return [...own, ...inner].filter((name) => !name.startsWith("with."));
}

/** What a part is handed, as it stands where the outermost is used. */
const handedTo = (handed: unknown, given: Given): Given =>
  Object.fromEntries(
    Object.entries(entries(handed)).map(([name, value]) => [
      name,
      typeof value === "string" && value.startsWith("with.") ? (placed(value, given) ?? value) : value,
    ]),
  );
