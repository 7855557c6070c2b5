import { type Location, Range } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Open, Workspace } from "../buffers/workspace.ts";
import type { NameIndex } from "../names/name-index.ts";
import { type Occurrence, stretchOf } from "../names/occurrence.ts";
import { schemaLines } from "./schema-line.ts";

/**
 * Where the name at an offset is declared: of a document its file, of a brand's value each layer that states it, of a
 * field of an entity or an answer the line of its schema.
 */
export function definitions(workspace: Workspace, open: Open, names: NameIndex, offset: number): Location[] {
  const at = names.at(open.document, offset);
  if (!at) return schemaLines(workspace, open, offset);
  const found = names.of(at.names).filter(({ declares }) => declares);
  return locations(workspace, found.length > 0 ? found : aboveOf(names, at));
}

/** Everywhere that the name at an offset is said. */
export function references(
  workspace: Workspace,
  open: Open,
  names: NameIndex,
  offset: number,
  withDeclaration: boolean,
): Location[] {
  const at = names.at(open.document, offset);
  const all = at ? names.of(at.names) : [];
  return locations(
    workspace,
    all.filter(({ declares }) => withDeclaration || !declares),
  );
}

/** A part of a value of the brand (an element of a list) is declared with the value. */
function aboveOf(names: NameIndex, { names: [name = ""] }: Occurrence): readonly Occurrence[] {
  if (!name.startsWith("brand ") || !name.includes(".")) return [];
  const above = name.slice(0, name.lastIndexOf("."));
  return names.of([above]).filter(({ declares }) => declares);
}

function locations(workspace: Workspace, found: readonly Occurrence[]): Location[] {
  return found
    .flatMap((occurrence) => {
      const range = rangeOf(occurrence);
      return range ? [{ uri: workspace.uriOf(occurrence.document.file), range }] : [];
    })
    .toSorted(byPlace);
}

const byPlace = (a: Location, b: Location): number => {
  if (a.uri !== b.uri) return a.uri < b.uri ? -1 : 1;
  const { start } = a.range;
  return start.line - b.range.start.line || start.character - b.range.start.character;
};

/** Where a name stands, as an editor counts; undefined where it is not in the file itself. */
export function rangeOf(occurrence: Occurrence): Range | undefined {
  const stretch = stretchOf(occurrence);
  if (!stretch) return undefined;
  const text = TextDocument.create("", "json", 0, occurrence.document.text);
  return Range.create(text.positionAt(stretch.start), text.positionAt(stretch.end));
}
