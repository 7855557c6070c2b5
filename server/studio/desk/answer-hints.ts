import { TextDocument } from "vscode-languageserver-textdocument";
import { MarkupContent } from "vscode-languageserver-types";
import type { Questions } from "../../../publish/studio/questions.ts";
import { assertDocument } from "./assert-document.ts";
import type { DeskDocuments } from "./desk-documents.ts";
import type { Answer } from "./desk-messages.ts";
import { outOfMarkdown } from "./hints/out-of-markdown.ts";
import { suggestionsOf } from "./hints/suggestions.ts";

/** What may be written at a place of a document that is being written. */
export async function answerComplete(
  desk: DeskDocuments,
  asked: Questions["complete"]["asked"],
): Promise<Answer<Questions["complete"]["told"]>> {
  assertDocument(asked.file);
  const items = await desk.hints.complete(asked);
  return { told: suggestionsOf(TextDocument.create("", "json", 0, asked.text), asked.at, items) };
}

/** What stands at a place of it. */
export async function answerHover(
  desk: DeskDocuments,
  asked: Questions["hover"]["asked"],
): Promise<Answer<Questions["hover"]["told"]>> {
  assertDocument(asked.file);
  const said = await desk.hints.explain(asked);
  const all = said === undefined ? [] : Array.isArray(said) ? said : [said];
  return {
    told: {
      says: all.flatMap((one) => outOfMarkdown(typeof one === "string" ? one : MarkupContent.is(one) ? one.value : "")),
    },
  };
}
