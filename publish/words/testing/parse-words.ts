import type { Expression } from "../../../engine/expression.ts";
import { level, type Phrase, wordings } from "../wordings.ts";

/** A word or bracket; `value` where it is a plain value, `call` where an argument list follows at once. */
interface Token {
  readonly word: string;
  readonly value?: Expression;
  readonly call?: true;
}

/** The number of the slot, `…` for all others, or a word. */
type Part = number | string;

interface Form {
  readonly operator: string;
  readonly phrase: Phrase;
  readonly parts: readonly Part[];
}

const tokens =
  /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\p{L}\d_.-])|[[\](),]|[^\s"[\](),]+\(|[^\s"[\](),]+/gu;
const constants: Readonly<Record<string, Expression>> = { missing: null, true: true, false: false };

function tokenise(text: string): readonly Token[] {
  return [...text.matchAll(tokens)].map(([word]) => {
    if (/^["\d-]/.test(word) && word !== "-") return { word, value: JSON.parse(word) as Expression };
    if (Object.hasOwn(constants, word)) return { word, value: constants[word] as Expression };
    return word.length > 1 && word.endsWith("(") ? { word: word.slice(0, -1), call: true } : { word };
  });
}

const forms: readonly Form[] = Object.entries(wordings).flatMap(([operator, phrases]) =>
  phrases.map((phrase) => ({
    operator,
    phrase,
    parts: phrase.says
      .split(/\s+|(?<=\()|(?=\))/)
      .map((part): Part => (part === "{…}" ? "…" : /^\{\d\}$/.test(part) ? Number(part[1]) : part)),
  })),
);
const wordsFrom = (parts: readonly Part[], start: number): readonly string[] => {
  const rest = parts.slice(start);
  const end = rest.findIndex((part) => typeof part === "number" || part === "…");
  return rest.slice(0, end === -1 ? rest.length : end) as readonly string[];
};
const longestFirst = (start: number) => (left: Form, right: Form) =>
  wordsFrom(right.parts, start).length - wordsFrom(left.parts, start).length;
const leading = forms.filter(({ parts }) => typeof parts[0] === "string").sort(longestFirst(0));
const following = forms.filter(({ parts }) => typeof parts[0] === "number").sort(longestFirst(1));

/** The expression that `inWords` said; for tests only. */
export function parseWords(text: string, { under }: { readonly under?: string } = {}): Expression {
  const list = tokenise(text);
  let at = 0;

  const next = (): Token => list[at] ?? { word: "the end" };
  const isWord = (token: Token | undefined, word: string) =>
    token !== undefined && token.word === word && token.value === undefined && !token.call;
  const see = (words: readonly string[]) => words.every((word, index) => isWord(list[at + index], word));
  function take(...words: readonly string[]): void {
    if (!see(words)) throw new Error(`expected "${words.join(" ")}", found "${next().word}" in ${text}`);
    at += words.length;
  }

  function parse(wanted: number, element: boolean): Expression {
    let left = first(element);
    for (;;) {
      const form = following.find(({ phrase, parts }) => phrase.level >= wanted && see(wordsFrom(parts, 1)));
      if (!form) return left;
      left = rest(form, { [form.parts[0] as number]: left }, 1, element);
    }
  }

  /** What comes after the slots that are known. */
  function rest({ operator, phrase, parts }: Form, known: Record<number, Expression>, start: number, element: boolean) {
    const wanted = phrase.operands ?? phrase.level + 1;
    const given = { ...known };
    for (let index = start; index < parts.length; index++) {
      const part = parts[index] as Part;
      const inBrackets = parts[index - 1] === "(";
      if (part === "…") {
        const again = wordsFrom(parts, 1);
        for (let count = 1; ; count++) {
          given[count] = parse(wanted, element);
          if (!see(again)) break;
          take(...again);
        }
      } else if (typeof part === "number")
        given[part] = parse(inBrackets ? level.choice : wanted, element || inBrackets);
      else take(part);
    }
    const values = Object.keys(given).map((slot) => given[Number(slot)] as Expression);
    const [value, found] = values;
    if (operator === "===" && isPlain(found) && at > 0 && list[at - 1]?.value !== undefined) {
      const options: Expression[] = [found];
      while (isWord(next(), "or") && list[at + 1]?.value !== undefined) {
        options.push(list[at + 1]?.value as Expression);
        at += 2;
      }
      if (options.length > 1) return { in: [value as Expression, options] };
    }
    return { [operator]: values };
  }

  function first(element: boolean): Expression {
    const token = next();
    if (isWord(token, "if")) return choice(element);
    const form = leading.find(({ parts }) => see(wordsFrom(parts, 0)));
    if (form) return rest(form, {}, 0, element);
    at++;
    if (token.value !== undefined) return token.value;
    if (token.call) return { [token.word]: separated(")", element) };
    if (token.word === "[") return separated("]", element);
    if (token.word === "(") {
      const inside = parse(level.choice, element);
      take(")");
      return inside;
    }
    return variable(token.word, element);
  }

  function separated(end: string, element: boolean): Expression[] {
    const values: Expression[] = [];
    while (!see([end])) {
      values.push(parse(level.choice, element));
      if (!see([end])) take(",");
    }
    take(end);
    return values;
  }

  function choice(element: boolean): Expression {
    const values: Expression[] = [];
    while (see(["if"])) {
      take("if");
      values.push(parse(level.choice + 1, element));
      take("then");
      values.push(parse(level.choice + 1, element));
      take("else");
    }
    return { if: [...values, parse(level.choice + 1, element)] };
  }

  function variable(word: string, element: boolean): Expression {
    let path = word;
    if (word === "it") path = "";
    else if (word === "its" || word === "path") {
      const named = list[at++];
      path = typeof named?.value === "string" ? named.value : (named?.word ?? "");
    } else if (under !== undefined && !element) path = word.startsWith(".") ? word.slice(1) : `${under}.${word}`;
    if (!see(["(", "else"])) return { var: [path] };
    take("(", "else");
    const instead = parse(level.choice, element);
    take(")");
    return { var: [path, instead] };
  }

  const whole = parse(level.choice, false);
  if (at < list.length) throw new Error(`expected the end, found "${next().word}" in ${text}`);
  return whole;
}

const isPlain = (value: Expression | undefined): value is string | number | boolean | null =>
  value !== undefined && (value === null || typeof value !== "object");
