import { messages } from "../../faults/messages.ts";
import type { Said } from "../../faults/say.ts";

/** Where a text is no JSON, and what is said of it. */
export interface SyntaxFault {
  readonly offset: number;
  readonly said: Said;
}

/** Where a parser stumbles: what it reads there, and the text on both sides of where that begins. */
interface Stumble {
  readonly text: string;
  readonly offset: number;
  readonly found: string;
}

/** What people write for JSON who know it as something else; undefined where this is not what they did. */
type Slip = (stumble: Stumble) => SyntaxFault | undefined;

/** The slip that a parser stumbles over, of those that are known by what stands around it. */
export const slipAt = (stumble: Stumble): SyntaxFault | undefined => {
  for (const slip of [figures, equalsSign, semicolon, bareQuote]) {
    const fault = slip(stumble);
    if (fault) return fault;
  }
  return undefined;
};

/** So many signs are looked at before a place. */
const LONGEST = 40;

const number = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** `02017160000`, `+234 80`, `2025-12-25`, `60 000 000`: what begins as a number does and is none. */
const figures: Slip = ({ text, offset, found }) => {
  if (!/^[+\-.:/]?\d/.test(found)) return undefined;
  const [before, sign, begun] =
    /([:[,])[ \t]*([+\d][\d+\-.:/ ,]*)?$/.exec(text.slice(Math.max(0, offset - LONGEST), offset)) ?? [];
  if (before === undefined) return undefined;
  const start = offset - (begun?.length ?? 0);
  const whole = /^[+\d][\d+\-.:/ ,]*?(?=\s*(?:,\s|,?$|[}\]]))/m.exec(text.slice(start, offset + LONGEST))?.[0];
  if (whole === undefined || number.test(whole)) return undefined;
  if (/^[1-9]\d{0,2}(?:(?: \d{3})+|(?:,\d{3}){2,})$/.test(whole))
    return { offset: start, said: messages.figures(whole, Number(whole.replaceAll(/[ ,]/g, ""))) };
  // Two numbers of a list lack their comma.
  const isTwo = sign !== ":" && whole.split(" ").every((one) => number.test(one));
  return isTwo || whole.includes(",") ? undefined : { offset: start, said: messages.figures(whole, whole) };
};

/** `"name" = value` */
const equalsSign: Slip = ({ text, offset, found }) => {
  const sign = /^=>?/.exec(found)?.[0];
  const isNamed = sign !== undefined && /[{,]\s*"(?:[^"\\\n]|\\.)*"\s*$/.test(text.slice(0, offset));
  return isNamed ? { offset, said: messages.malformed("NoColon", sign) } : undefined;
};

/** A `;` behind an entry, which a parser may have read as its end or as the beginning of the next one. */
const semicolon: Slip = ({ text, offset, found }) => {
  const at = /^(?:true|false|null)?(?=;)/.exec(found)?.[0].length;
  if (at === undefined) return undefined;
  const closing = /^\s*([}\]])/.exec(text.slice(offset + at + 1))?.[1];
  const said =
    closing === undefined ? messages.malformed("NoComma", ";") : messages.malformed("SemicolonTooMany", closing);
  return { offset: offset + at, said };
};

/** `"the "same" word"`: the text ended before a word, or at a quote that stands directly before the last one. */
const bareQuote: Slip = ({ text, offset }) => {
  const quote = text.slice(0, offset).trimEnd().length - 1;
  const rest = text.slice(offset);
  const isInner =
    /^[^"\n]*[^\s",:[{]"(?!\s*:)/.test(rest) || (quote === offset - 1 && /^"[ \t]*(?:[,}\]]|$)/m.test(rest));
  return text[quote] === '"' && isInner ? { offset: quote, said: messages.malformed("BareQuote") } : undefined;
};
