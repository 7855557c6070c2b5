import { alternatives, anything, either, nothing, text, type Type } from "./type.ts";

/** Whether something is there; undefined where nobody says. */
export type Presence = "sure" | "optional" | undefined;

/** Where words lead under a type; `missing` is the word that nothing there has, with the names there are. */
export interface Followed {
  readonly type: Type;
  /**
   * "sure" whenever what they begin at is there, "optional" where a schema says of the last that it may be left out.
   */
  readonly there?: Presence;
  readonly missing?: { readonly word: string; readonly known: readonly string[] };
}

/** Follows the words of a path into a type. */
export function follow(type: Type, words: readonly string[]): Followed {
  let current = type;
  let there: Presence = isThere(current) ? "sure" : undefined;
  for (const [index, word] of words.entries()) {
    const next = member(current, word);
    if (next === undefined) return { type: anything, missing: { word, known: namesIn(current) } };
    const said = saidOf(current, word);
    if (there === "sure" && said === "sure") there = isThere(next) ? "sure" : undefined;
    else there = said === "optional" && index === words.length - 1 ? said : undefined;
    current = next;
  }
  return there ? { type: current, there } : { type: current };
}

/** What a schema says of a field: that it is there whenever its holder is, or that it may be left out. */
function saidOf(holder: Type, word: string): Presence {
  const said = alternatives(holder).map((one): Presence => {
    if (one.is !== "object" || !one.sure || !Object.hasOwn(one.fields, word)) return undefined;
    return one.sure.includes(word) ? "sure" : "optional";
  });
  if (said.includes("optional")) return "optional";
  return said.every((one) => one === "sure") ? "sure" : undefined;
}

const isThere = (type: Type): boolean => alternatives(type).every(({ is }) => is !== "nothing" && is !== "anything");

/** What a list holds, or anything. */
export const elementOf = (type: Type): Type => {
  const found = alternatives(type).flatMap((one) =>
    one.is === "list" ? [one.of] : one.is === "anything" ? [anything] : [],
  );
  return found.length === 0 ? anything : either(...found);
};

/** The fields that some alternative of a type has. */
const namesIn = (type: Type): readonly string[] => [
  ...new Set(alternatives(type).flatMap((one) => (one.is === "object" ? Object.keys(one.fields) : []))),
];

/** What a name leads to; undefined where no alternative has it. */
function member(type: Type, word: string): Type | undefined {
  const found = alternatives(type).flatMap((one) => memberOf(one, word));
  return found.length === 0 ? undefined : either(...found);
}

function memberOf(one: Type, word: string): readonly Type[] {
  switch (one.is) {
    case "anything":
      return [anything];
    case "nothing":
      return [];
    case "list":
      return /^\d+$/.test(word) ? [either(one.of, nothing)] : [];
    case "object": {
      const field = Object.hasOwn(one.fields, word) ? one.fields[word] : one.rest;
      return field ? [field] : [];
    }
    default:
      return [];
  }
}

/** Every name of an object, as texts. */
export const keysOf = (type: Type): Type => {
  const open = alternatives(type).some((one) => one.is !== "object" || one.rest !== undefined);
  return open ? text : { is: "text", only: namesIn(type) };
};
