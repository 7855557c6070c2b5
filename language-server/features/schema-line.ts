import { Range, type Location } from "vscode-languageserver";
import { findNodeAtLocation } from "jsonc-parser";
import { TextDocument } from "vscode-languageserver-textdocument";
import { alternatives } from "../../publish/check/types/type.ts";
import type { Document } from "../../publish/documents/document.ts";
import { elements, entries, isEntries } from "../../publish/documents/entries.ts";
import type { Path } from "../../publish/documents/position.ts";
import { placeAt } from "../buffers/place.ts";
import type { Open, Workspace } from "../buffers/workspace.ts";
import { spotAt } from "./spot.ts";

/** Where the schema of an entity, or of a call's answer, says the word of a path that stands at an offset. */
export function schemaLines(workspace: Workspace, { document, project }: Open, offset: number): Location[] {
  const place = placeAt(document, offset);
  const spot = place && spotAt(project, document, place);
  if (!place || spot?.is !== "read" || spot.element) return [];
  const end = place.text.indexOf(".", place.before);
  const path = end < 0 ? place.text : place.text.slice(0, end);
  const { type } = project.types.at(document, path, spot.scope);
  const said = new Set(alternatives(type).flatMap(({ from }) => from ?? []));
  return [...said].flatMap((from) => {
    const [file = "", name = ""] = from.split(" ", 2);
    const schema = project.documents.find((one) => one.file === file);
    const range = schema && rangeIn(schema, name, path.slice(path.lastIndexOf(".") + 1));
    return range ? [{ uri: workspace.uriOf(file), range }] : [];
  });
}

/** The key of a name such as `loanList[].loanGid`, as types say it, when it ends in the word that is looked for. */
function rangeIn(schema: Document, name: string, word: string): Range | undefined {
  const path = pathOf(schema.data, name.match(/[^.[\]]+|\[\]/g) ?? []);
  const key = path?.at(-1) === word ? findNodeAtLocation(schema.tree, [...path])?.parent?.children?.[0] : undefined;
  if (!key) return undefined;
  const text = TextDocument.create("", "json", 0, schema.text);
  return Range.create(text.positionAt(key.offset + 1), text.positionAt(key.offset + key.length - 1));
}

/** The path of a name in what a schema says, through its alternatives. */
function pathOf(schema: unknown, [word, ...more]: readonly string[]): Path | undefined {
  if (word === undefined) return [];
  const steps: readonly Path[] = [
    ...(word === "[]" ? [["items"]] : []),
    ...["properties", "params", "inputs", "$defs"].map((key) => [key, word]),
    [word],
  ];
  const inside = ["anyOf", "oneOf", "allOf"].flatMap((key) => elements(entries(schema)[key]).map((_, at) => [key, at]));
  for (const step of steps) {
    const next = step.reduce<unknown>((at, key) => entries(at)[key], schema);
    const rest = isEntries(next) ? pathOf(next, more) : undefined;
    if (rest) return [...step, ...rest];
  }
  for (const [key = "", at = 0] of inside) {
    const rest = pathOf(elements(entries(schema)[key])[Number(at)], [word, ...more]);
    if (rest) return [key, Number(at), ...rest];
  }
  return undefined;
}
