import { parseTree } from "jsonc-parser";
import { type Diagnostic, Range } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { partsOf } from "../../publish/check/mends/spelt-right.ts";
import { nearest } from "../../publish/faults/nearest.ts";
import { placeAt } from "../buffers/place.ts";

/** What to write instead, and where, when a diagnostic suggests something. */
interface Mend {
  readonly range: Range;
  readonly text: string;
}

/** What a diagnostic says. */
export const wordsOf = ({ message }: Diagnostic): string => (typeof message === "string" ? message : message.value);

/** The mend of a diagnostic that says what was meant; of a path the word that is meant, of an address all of it. */
export function mendOf(diagnostic: Diagnostic, text: string): Mend | undefined {
  const { range } = diagnostic;
  const [, suggested] = /; did you mean "(.+)"\?/.exec(wordsOf(diagnostic)) ?? [];
  if (suggested === undefined) return undefined;
  const buffer = TextDocument.create("", "json", 0, text);
  const offset = buffer.offsetAt(range.start);
  const tree = parseTree(text);
  const place = tree && placeAt({ tree }, offset);
  if (!place || place.node.type !== "string" || place.text === "") return undefined;
  const parts = partsOf(place.text);
  const meant = nearest(suggested, parts.keys());
  const from = meant === undefined ? undefined : parts.get(meant);
  if (meant === undefined || from === undefined) return undefined;
  const start = place.node.offset + 1 + from;
  return {
    range: Range.create(buffer.positionAt(start), buffer.positionAt(start + meant.length)),
    text: suggested,
  };
}
