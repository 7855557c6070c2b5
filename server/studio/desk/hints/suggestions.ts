import { type CompletionItem, InsertTextFormat, MarkupContent } from "vscode-languageserver-types";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Suggestions } from "../../../../publish/studio/questions.ts";
import { outOfMarkdown } from "./out-of-markdown.ts";
import { filledIn } from "./filled-in.ts";

/** How an editor's protocol says what may be written, as the studio's editor takes it. */
export function suggestionsOf(buffer: TextDocument, at: number, items: readonly CompletionItem[]): Suggestions {
  const stretches = items.map((item) => stretchOf(buffer, at, item));
  // Editors compare one stretch with all that may take its place.
  const [{ from, to } = { from: at, to: at }] = stretches;
  const fitting = items.filter((_, index) => stretches[index]?.from === from && stretches[index].to === to);
  const sorted = fitting.toSorted((one, other) => compare(one.sortText ?? one.label, other.sortText ?? other.label));
  return {
    from,
    to,
    offered: sorted.map((item) => {
      const written = item.textEdit?.newText ?? item.insertText ?? item.label;
      return {
        name: item.label.replace(/^"(.*)"$/, "$1"),
        typed: item.filterText ?? item.label,
        says: saysOf(item),
        ...(item.insertTextFormat === InsertTextFormat.Snippet
          ? filledIn(written)
          : { text: written, chosen: { from: written.length, to: written.length } }),
      };
    }),
  };
}

function stretchOf(buffer: TextDocument, at: number, { textEdit }: CompletionItem) {
  if (textEdit && "range" in textEdit)
    return { from: buffer.offsetAt(textEdit.range.start), to: buffer.offsetAt(textEdit.range.end) };
  // The bare word that ends there.
  const written = /[\w.-]*$/.exec(buffer.getText().slice(0, at))?.[0] ?? "";
  return { from: at - written.length, to: at };
}

function saysOf({ detail = "", documentation = "" }: CompletionItem): readonly string[] {
  const isMarkdown = MarkupContent.is(documentation) && documentation.kind === "markdown";
  const words = MarkupContent.is(documentation) ? documentation.value : documentation;
  return [detail, ...(isMarkdown ? outOfMarkdown(words) : words.split("\n"))].filter((line) => line !== "");
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
