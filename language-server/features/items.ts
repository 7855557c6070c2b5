import {
  type CompletionItem,
  CompletionItemKind,
  InsertTextFormat,
  Range,
  TextEdit,
} from "vscode-languageserver-types";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Place } from "../buffers/place.ts";
import type { Word } from "../paths/reading.ts";

/** Names that are written out as a whole. */
export function nameItems(buffer: TextDocument, { node, text }: Place, offered: readonly Word[]): CompletionItem[] {
  const range = rangeOf(buffer, node.offset + 1, node.offset + 1 + text.length);
  return offered.map(({ name, says }) => ({
    label: name,
    kind: CompletionItemKind.Reference,
    documentation: says,
    textEdit: TextEdit.replace(range, name),
  }));
}

/** Names of properties, without those that are there. */
export function keyItems(
  buffer: TextDocument,
  { node, isKey, text }: Place,
  offered: readonly Word[],
): CompletionItem[] {
  const there = (isKey ? node.parent?.parent : node)?.children?.map((one) => String(one.children?.[0]?.value)) ?? [];
  return offered
    .filter(({ name }) => name === text || !there.includes(name))
    .map(({ name, says }) => ({
      label: name,
      kind: CompletionItemKind.Property,
      documentation: says,
      filterText: `"${name}"`,
      ...(isKey
        ? { textEdit: TextEdit.replace(rangeOf(buffer, node.offset, node.offset + node.length), JSON.stringify(name)) }
        : { insertText: `${JSON.stringify(name)}: $0`, insertTextFormat: InsertTextFormat.Snippet }),
    }));
}

/** A stretch between two offsets, as an editor counts. */
export const rangeOf = (buffer: TextDocument, start: number, end: number): Range =>
  Range.create(buffer.positionAt(start), buffer.positionAt(end));
