import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { textsIn } from "../given/text-file.ts";
import { markupIn } from "./markup.ts";

/**
 * What is filled in stands in two braces on either side, and words are words: a single brace is a placeholder that is
 * none, which a borrower would read, and so would he read marks for a page. No text is made of another, which then says
 * what it was not written for.
 */
export const checkBraces = ofEach(({ report }, document) => {
  for (const [name, words] of Object.entries(textsIn(document))) {
    if (typeof words !== "string") continue;
    const path = ["texts", name];
    const [brace] = /\{?[\w.,\s-]*[{}][\w.,\s-]*\}?/.exec(words.replace(/\{\{[^{}]*\}\}/g, "")) ?? [];
    const tag = markupIn(words);
    const [asked] = /\$t\([^()]*\)?|\{\{\s*-[^{}]*\}\}/.exec(words) ?? [];
    if (asked !== undefined) report(document, path, messages.wordsLookedUp(asked));
    else if (brace !== undefined) report(document, path, messages.strayBrace(brace.trim()));
    if (tag !== undefined) report(document, path, messages.tagInWords(tag));
  }
}, "text");
