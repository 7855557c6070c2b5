import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { messages } from "../../faults/messages.ts";
import { slipAt, type SyntaxFault } from "./slips.ts";

/**
 * What whoever wrote a text did where a parser stumbles: a comma too many or in the place of a point is told at the
 * comma or the number, a sign that is missing where it belongs, and of what is not closed where it was opened.
 * @param lineOf the line of an offset, from 1
 */
export function syntaxFault(
  text: string,
  { error, offset, length }: ParseError,
  lineOf: (offset: number) => number,
): SyntaxFault {
  const problem = printParseErrorCode(error);
  const found = text.slice(offset, offset + length);
  const slip = slipAt({ text, offset, found });
  if (slip) return slip;
  const before = text.slice(0, offset).trimEnd();
  const comma = /^(PropertyName|Value)Expected$/.test(problem) && before.endsWith(",") ? before.length - 1 : undefined;
  if (comma !== undefined && /^[}\]]/.test(found))
    return { offset: comma, said: messages.malformed("CommaTooMany", found) };
  const number = comma === offset - 1 ? pointed(text.slice(Math.max(0, comma - LONGEST), comma), found) : undefined;
  if (number !== undefined)
    return { offset: offset + found.length - number.length, said: messages.malformed("DecimalComma", number) };
  if (found !== ":" && /^(Comma|Colon)Expected$/.test(problem))
    return { offset: before.length, said: messages.malformed(problem, found) };
  const open = openAt(text, offset);
  const isUnclosed =
    problem.startsWith("Close") || (problem === "CommaExpected" && found === ":" && open?.sign === "[");
  return {
    offset,
    said:
      isUnclosed && open ? messages.unclosed(open.sign, lineOf(open.at), found) : messages.malformed(problem, found),
  };
}

/** So many digits are looked at before a comma. */
const LONGEST = 20;

/** A number that was written with a comma in the place of its point; undefined where none was. */
function pointed(before: string, after: string): string | undefined {
  const whole = /-?\d+$/.exec(before)?.[0];
  return whole !== undefined && /^\d+$/.test(after) ? `${whole},${after}` : undefined;
}

interface Opened {
  readonly sign: "{" | "[";
  readonly at: number;
  /** How far the line is indented in which it stands. */
  readonly indent: number;
}

/**
 * What is open at a place: the last that was not closed. Where a bracket closes further left than the line begins that
 * opened the last, it was meant to close another, and that one is open.
 */
function openAt(text: string, end: number): Opened | undefined {
  const open: Opened[] = [];
  let indent = 0;
  let begins = 0;
  for (const { 0: sign, index } of text.slice(0, end).matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\]]|\n[ \t]*/g)) {
    if (sign.startsWith("\n")) {
      indent = sign.length - 1;
      begins = index + sign.length;
    } else if (sign === "{" || sign === "[") open.push({ sign, at: index, indent });
    else if (sign === "}" || sign === "]") {
      const last = open.pop();
      if (last && index === begins && indent < last.indent) return last;
    }
  }
  return open.at(-1);
}
