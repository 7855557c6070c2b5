import { variablesOf } from "../../../engine/expression.ts";
import type { Document } from "../../documents/document.ts";
import { entries } from "../../documents/entries.ts";
import { offsetOf, type Path, positionAt } from "../../documents/position.ts";
import type { BrandUse } from "./brand-names.ts";
import type { Project } from "./project.ts";
import type { SourceNames } from "./source-names.ts";
import { brandPathsIn } from "./text-index.ts";

/** Everything that reads a value of the brand. What reads a whole group reads none of its values. */
export function brandUses(project: Project, source: SourceNames): readonly BrandUse[] {
  return [...project.documents.flatMap((document) => project.about(document, usesIn)), ...source.brand];
}

/** Whether a use reads a value: it, something inside it, or the one of a group in which it stands. */
export const reads = ({ path: read }: Pick<BrandUse, "path">, value: string): boolean =>
  read === value || read.startsWith(`${value}.`) || (read.includes(".") && value.startsWith(`${read}.`));

/** What a document reads of the brand. */
export const brandUsesIn = (project: Project, document: Document): readonly BrandUse[] =>
  project.about(document, usesIn);

/** Everything that documents read of the brand, in words. */
export const brandPathsRead = (project: Project): readonly string[] =>
  [...new Set(project.documents.flatMap((document) => project.about(document, pathsIn)))].sort();

const pathsIn = (project: Project, document: Document): readonly string[] =>
  brandUsesIn(project, document).map(({ path }) => path);

/** Whether documents or code read a value, for many of them: what `reads` says of each use. */
export function readers(paths: readonly string[], source: SourceNames): (value: string) => boolean {
  const read = new Set([...paths, ...source.brand.map(({ path }) => path)]);
  const around = new Set([...read].flatMap(groupsOf));
  return (value) =>
    read.has(value) || around.has(value) || groupsOf(value).some((group) => group.includes(".") && read.has(group));
}

/** The groups in which a value stands: `a`, `a.b` of `a.b.c`. */
const groupsOf = (value: string): readonly string[] =>
  value.split(".").flatMap((_, at, words) => (at === 0 ? [] : [words.slice(0, at).join(".")]));

function usesIn(project: Project, document: Document): readonly BrandUse[] {
  const { kind, file, data } = document;
  const use = (name: string, path: Path): BrandUse => ({
    path: name,
    file,
    // Looked for when somebody asks: a check asks of no line, and a document's tree costs ten times what its data does.
    get line() {
      return positionAt(document.text, offsetOf(document.tree, path, "value")).line;
    },
  });
  if (kind === "text")
    return Object.entries(entries(entries(data).texts)).flatMap(([key, words]) =>
      brandPathsIn(String(words)).map((name) => use(inside(name), ["texts", key])),
    );
  const { flag } = entries(data);
  const own = kind === "screen" && typeof flag === "string" ? [use(`flags.${flag}`, ["flag"])] : [];
  const read = project
    .places(document)
    .expressions.flatMap(({ expression, path }) =>
      variablesOf(expression).flatMap((variable) =>
        !variable.scoped && variable.name.startsWith("brand.")
          ? [use(inside(variable.name), [...path, ...variable.path])]
          : [],
      ),
    );
  return [...own, ...read];
}

const inside = (name: string): string => name.slice("brand.".length);
