import { type CompletionItem, CompletionItemKind, InsertTextFormat, TextEdit } from "vscode-languageserver-types";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { writableBy } from "../../engine/roots.ts";
import { signatures } from "../../publish/check/types/operators/signatures.ts";
import { offeredNames } from "../../publish/generate/editors/offered-names.ts";
import { type Place, placeAt } from "../buffers/place.ts";
import type { Open, Workspace } from "../buffers/workspace.ts";
import { wordsAfter } from "../paths/branch.ts";
import type { Reading, Word } from "../paths/reading.ts";
import { namesOfType, valuesOfType } from "../paths/typed-words.ts";
import { follow } from "../../publish/check/types/follow.ts";
import { noScope } from "../../publish/check/walk/places.ts";
import { besideAt } from "../names/beside-grammar.ts";
import { declaredNames, textArguments } from "./declared-names.ts";
import { keyItems, nameItems, rangeOf } from "./items.ts";
import { signatureLine, whatItDoes } from "./signature-words.ts";
import { type Spot, spotAt, ways } from "./spot.ts";
import { placeholdersOf, textsInWords } from "./text-words.ts";
import { wordsBeside } from "./words-beside.ts";

/** What may stand at an offset, as far as no schema knows it: paths, operators, text keys. */
export function complete(
  workspace: Pick<Workspace, "source">,
  open: Open,
  buffer: TextDocument,
  offset: number,
): CompletionItem[] {
  const { document, project } = open;
  const place = placeAt(document, offset);
  if (!place) return [];
  const fills = textArguments(project, document, place);
  if (fills) return keyItems(buffer, place, fills);
  const declared = place.isKey ? undefined : declaredNames(project, document, place);
  if (declared) return nameItems(buffer, place, declared);
  const named = place.isKey || place.node.type === "object";
  const beside = besideAt(document.kind, place.path, named);
  if (beside === "text" && !named) return textKeys(open, buffer, place);
  const words = beside ? wordsBeside(open, beside, place.path) : [];
  if (words.length > 0) return named ? keyItems(buffer, place, words) : nameItems(buffer, place, words);
  const spot = spotAt(project, document, place);
  const reading = (scope: Reading["scope"]): Reading => ({
    project,
    source: workspace.source,
    document,
    scope,
  });
  switch (spot.is) {
    case "read":
      return paths(buffer, place, (words) =>
        spot.element ? inElement(open, spot.element, words) : wordsAfter(reading(spot.scope), words),
      );
    case "written": {
      const roots: readonly string[] = ways.flatMap(writableBy);
      const inRoots = (words: readonly string[]) =>
        wordsAfter(reading(spot.scope), words).filter(({ name }) => words.length > 0 || roots.includes(name));
      const isBound = place.path.at(-1) === "bind" && !place.text.slice(0, place.before).includes(".");
      return isBound ? bound(buffer, place, inRoots) : paths(buffer, place, inRoots);
    }
    case "operator":
      return operation(buffer, place);
    case "text":
      return textKeys(open, buffer, place);
    case "operand":
      return nameItems(buffer, place, valuesOfType(project.types.infer(document, spot.beside, spot.scope)));
    case "address":
      return nameItems(buffer, place, offeredNames(project, "route"));
    case "other":
      return inWords(buffer, place, (before) =>
        before.length === 0 ? placeholdersOf(project, document, place) : wordsAfter(reading(noScope), before),
      );
  }
}

function inElement(
  { project, document }: Open,
  { list, scope }: NonNullable<Extract<Spot, { is: "read" }>["element"]>,
  words: readonly string[],
): readonly Word[] {
  return namesOfType(follow(project.types.within(document).element(list, scope), words).type);
}

/** What a node may be bound to, whole: the fields of the form first, then what else is kept, last the roots alone. */
function bound(
  buffer: TextDocument,
  place: Place,
  after: (words: readonly string[]) => readonly Word[],
): CompletionItem[] {
  const all = after([]);
  const isField = ({ name }: Word) => name === "form";
  const bindable = all.filter(({ name }) => writableBy("bind").some((root) => root === name));
  const within = [...bindable.filter(isField), ...bindable.filter((root) => !isField(root))].flatMap((root) =>
    after([root.name]).map(({ name, says }) => ({ name: `${root.name}.${name}`, says })),
  );
  return paths(buffer, place, () => [...within, ...bindable]).map((item, at) => ({
    ...item,
    // Editors sort by name where nothing else is said.
    sortText: String(at).padStart(6, "0"),
  }));
}

/** The words that may follow what stands before the cursor; the whole path is written anew, so that editors filter by all of it. */
function paths(
  buffer: TextDocument,
  place: Place,
  after: (words: readonly string[]) => readonly Word[],
): CompletionItem[] {
  const { node, text, before } = place;
  const words = text.slice(0, before).split(".").slice(0, -1);
  const range = rangeOf(buffer, node.offset + 1, node.offset + 1 + text.length);
  return after(words).map(({ name, says }) => {
    const path = [...words, name].join(".");
    return {
      label: path,
      kind: words.length === 0 ? CompletionItemKind.Module : CompletionItemKind.Field,
      ...(says !== "" && { documentation: says }),
      filterText: path,
      textEdit: TextEdit.replace(range, path),
    };
  });
}

/** What stands in double braces in the words of a text: `{{amount}}`, `{{brand.…}}`. */
function inWords(
  buffer: TextDocument,
  { node, text, before }: Place,
  after: (words: readonly string[]) => readonly Word[],
): CompletionItem[] {
  const [, written] = /\{\{\s*-?\s*([\w.]*)$/.exec(text.slice(0, before)) ?? [];
  if (written === undefined) return [];
  const words = written.split(".").slice(0, -1);
  const end = node.offset + 1 + before;
  return after(words).map(({ name, says }) => ({
    label: [...words, name].join("."),
    kind: CompletionItemKind.Field,
    ...(says !== "" && { documentation: says }),
    textEdit: TextEdit.replace(rangeOf(buffer, end - written.length, end), [...words, name].join(".")),
  }));
}

/** Every operator, written with the arguments that it takes. */
function operation(buffer: TextDocument, { isKey, node }: Place): CompletionItem[] {
  // In an object that says one already there is no place for another.
  if (!isKey && (node.children?.length ?? 0) > 0) return [];
  return Object.entries(signatures).map(([name, signature]) => {
    const args = signature.takes.map(({ name: arg }, at) => `\${${at + 1}:${arg}}`).join(", ");
    return {
      label: name,
      kind: CompletionItemKind.Function,
      detail: signatureLine(name, signature),
      documentation: { kind: "markdown" as const, value: whatItDoes(signature) },
      filterText: `"${name}"`,
      ...(isKey
        ? { textEdit: TextEdit.replace(rangeOf(buffer, node.offset, node.offset + node.length), JSON.stringify(name)) }
        : { insertText: `${JSON.stringify(name)}: [${args}]`, insertTextFormat: InsertTextFormat.Snippet }),
    };
  });
}

/** Every text key, with what it says. */
function textKeys({ project }: Open, buffer: TextDocument, { node, text }: Place): CompletionItem[] {
  const range = rangeOf(buffer, node.offset + 1, node.offset + 1 + text.length);
  return [...textsInWords(project)].map(([key, said]) => ({
    label: key,
    kind: CompletionItemKind.Text,
    detail: said,
    filterText: key,
    textEdit: TextEdit.replace(range, key),
  }));
}
