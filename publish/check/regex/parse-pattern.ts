import { allCharacters, type Characters, escapeClass, inverse, noCharacters, range, union } from "./characters.ts";

/** A regular expression as far as its running time depends on it. */
export type Pattern =
  | { readonly kind: "characters"; readonly set: Characters }
  | { readonly kind: "nothing" } // anchors: no character is taken
  | { readonly kind: "look"; readonly body: Pattern } // none either, and it is never tried another way
  | { readonly kind: "backreference" }
  | { readonly kind: "sequence"; readonly items: readonly Pattern[] }
  | { readonly kind: "choice"; readonly branches: readonly Pattern[] }
  | { readonly kind: "repeat"; readonly body: Pattern; readonly min: number; readonly max: number };

const controls: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, v: 11, f: 12, "0": 0, b: 8 };

/** Parses a pattern that `new RegExp(pattern, "u")` has accepted. */
export function parsePattern(source: string): Pattern {
  let at = 0;
  const take = (text: string): boolean => {
    if (!source.startsWith(text, at)) return false;
    at += text.length;
    return true;
  };

  function choice(): Pattern {
    const first = sequence();
    const more: Pattern[] = [];
    while (take("|")) more.push(sequence());
    return more.length === 0 ? first : { kind: "choice", branches: [first, ...more] };
  }

  function sequence(): Pattern {
    const items: Pattern[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") {
      const item = quantified(atom());
      // A group that is not repeated is what stands in it: brackets alone hide no neighbour.
      if (item.kind === "sequence") items.push(...item.items);
      else items.push(item);
    }
    const [only] = items;
    return only && items.length === 1 ? only : { kind: "sequence", items };
  }

  function quantified(body: Pattern): Pattern {
    const braces = /^\{(\d+)(,(\d*))?\}/.exec(source.slice(at));
    let bounds: readonly [number, number] | undefined;
    if (take("*")) bounds = [0, Number.POSITIVE_INFINITY];
    else if (take("+")) bounds = [1, Number.POSITIVE_INFINITY];
    else if (take("?")) bounds = [0, 1];
    else if (braces) {
      at += braces[0].length;
      const min = Number(braces[1]);
      bounds = [min, braces[2] === undefined ? min : braces[3] === "" ? Number.POSITIVE_INFINITY : Number(braces[3])];
    }
    if (!bounds) return body;
    take("?");
    return { kind: "repeat", body, min: bounds[0], max: bounds[1] };
  }

  function atom(): Pattern {
    if (take("(")) {
      const looks = /^\?<?[=!]/.exec(source.slice(at));
      at += /^\?(?::|<?[=!]|<[A-Za-z]\w*>)/.exec(source.slice(at))?.[0].length ?? 0;
      const inner = choice();
      take(")");
      return looks ? { kind: "look", body: inner } : inner;
    }
    if (take("^") || take("$") || take("\\b") || take("\\B")) return { kind: "nothing" };
    if (take(".")) return { kind: "characters", set: allCharacters };
    if (take("[")) return { kind: "characters", set: characterClass() };
    if (/^\\([1-9]|k<)/.test(source.slice(at))) {
      at += 2;
      return { kind: "backreference" };
    }
    return { kind: "characters", set: single().set };
  }

  /** One character or one escape; `code` only when it is a single character. */
  function single(): { set: Characters; code: number | undefined } {
    const code = source.codePointAt(at) ?? 0;
    const letter = String.fromCodePoint(code);
    at += letter.length;
    if (letter !== "\\") return { set: range(code, code), code };
    const escape = source[at] ?? "";
    at += 1;
    const set = escapeClass(escape);
    if (set) {
      if (escape === "p" || escape === "P") at += /^\{[^}]*\}/.exec(source.slice(at))?.[0].length ?? 0;
      return { set, code: undefined };
    }
    const hex = /^(?:x([0-9a-f]{2})|u([0-9a-f]{4})|u\{([0-9a-f]+)\})/i.exec(source.slice(at - 1));
    if (hex) at += hex[0].length - 1;
    const value = hex
      ? Number.parseInt(hex[1] ?? hex[2] ?? hex[3] ?? "0", 16)
      : (controls[escape] ?? escape.charCodeAt(0));
    return { set: range(value, value), code: value };
  }

  function characterClass(): Characters {
    const negated = take("^");
    let set = noCharacters;
    while (at < source.length && !take("]")) {
      const from = single();
      if (from.code !== undefined && source[at] === "-" && source[at + 1] !== "]") {
        at += 1;
        const to = single();
        set = union(set, range(from.code, to.code ?? from.code));
      } else set = union(set, from.set);
    }
    return negated ? inverse(set) : set;
  }

  return choice();
}
