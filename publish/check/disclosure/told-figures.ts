import { isEntries, valueAt } from "../../documents/entries.ts";
import type { Document } from "../../documents/document.ts";
import { isWithin, type Path } from "../../documents/position.ts";
import type { Project } from "../given/project.ts";
import { type Disclosed, disclosedIn } from "./disclosed.ts";
import { drawnNodes } from "./drawn-nodes.ts";
import { followsFromPaths, inside, meet, pathsOf, workedOutFrom } from "./follows-from.ts";
import type { Given } from "./placed.ts";
import { runOf, writtenOn } from "./run-of.ts";
import { waysOut } from "./ways-out.ts";

/** A text that says a figure, or stands beside one, on the way to a call. */
export interface Told {
  readonly document: Document;
  readonly path: Path;
  readonly key: string;
  readonly call: string;
  /** By arg, the field of the answer; none where the figure stands beside it. */
  readonly args: Readonly<Record<string, string>>;
  readonly field: string;
}

/**
 * Every text that is given a disclosed figure, or that stands with one in the same props or row, on the way to a call: on
 * the screens that make it, and on those that write what it is given.
 */
export function toldFigures(project: Project, list: Disclosed): readonly Told[] {
  return list.calls.flatMap((call) => {
    const { ways } = waysOut(project, call.id);
    const sources = ways.flatMap((way) => [...followsFromPaths(project, call, way)]);
    const kept = sources.filter((path) => !/^(screen|form)\./.test(path));
    const making = new Set(ways.map(({ screen }) => screen));
    const writes = (screen: Document) =>
      writtenOn(project, screen).some(({ name, empties }) => !empties && kept.some((path) => meet(path, name)));
    return [...project.ofKind("screen").values()]
      .filter((screen) => making.has(screen) || writes(screen))
      .flatMap((screen) => project.between(list.document, screen, toldOn).map((told) => ({ ...told, call: call.id })));
  });
}

function toldOn(project: Project, document: Document, screen: Document): readonly Omit<Told, "call">[] {
  const list = disclosedIn(project, document);
  const nodes = drawnNodes(project, screen);
  const figure = figuresOf(list, screen.data);
  return runOf(project, screen).flatMap((document) => {
    const own = nodes.filter((node) => node.document === document);
    return project.places(document).texts.flatMap(({ key, args = {}, path }) => {
      const around = own.filter((node) => isWithin(path, node.path));
      const handed: readonly Given[] = around.length === 0 ? [{}] : around.map(({ given }) => given);
      return handed.flatMap((given) => {
        const said = Object.entries(args).flatMap(([name, value]) => {
          const field = figure(value, given);
          return field === undefined ? [] : [[name, field] as const];
        });
        const [first] = [
          ...said.map(([, field]) => field),
          ...besides(document, path, (value) => figure(value, given)),
        ];
        return first === undefined ? [] : [{ document, path, key, args: Object.fromEntries(said), field: first }];
      });
    });
  });
}

/** The figures that stand in the same object as a text. */
function besides(document: Document, path: Path, figure: (value: unknown) => string | undefined): readonly string[] {
  if (path.at(-1) !== "$t") return [];
  const holder = valueAt(document.data, path.slice(0, -2));
  if (!isEntries(holder)) return [];
  return Object.values(holder).flatMap((value) => (isEntries(value) && "$" in value ? (figure(value) ?? []) : []));
}

/** Which disclosed figure a value reads, by any of its names, through what a screen works out. */
function figuresOf(list: Disclosed, screen: unknown) {
  const fields = new Map([
    ...Object.values(list.sentences).flatMap((args) =>
      Object.values(args).map((field): [string, string] => [String(field), String(field)]),
    ),
    ...list.facts.flatMap(({ names, field }) => names.map((name): [string, string] => [name, field])),
  ]);
  return (value: unknown, given: Given): string | undefined => {
    const paths = new Set(pathsOf(inside(value, given)));
    // A set gives what is added to it while it is walked.
    for (const path of paths) {
      const field = fields.get(path.split(".").at(-1) ?? "");
      if (field !== undefined) return field;
      for (const inner of workedOutFrom(screen, path)) paths.add(inner);
    }
    return undefined;
  };
}
