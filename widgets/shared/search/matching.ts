export interface Option<V extends string | number = string | number> {
  readonly value: V;
  readonly label: string;
  /** Other words that it is found by. */
  readonly also?: string;
  readonly disabled?: boolean;
}

/** Options under one heading, or all of them under none. */
export interface Group<V extends Option["value"] = Option["value"]> {
  readonly label?: string;
  readonly options: readonly Option<V>[];
}

/** Options that stand before all others, by their values. */
export interface First {
  readonly label: string;
  readonly values: readonly (string | number)[];
}

// "Ọlá" is found by "ola".
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean);

/**
 * Whether every word that was typed stands in an option, or all of them in one go from the start of a word: "firstbank"
 * is First Bank, but "opay" is not MoMo Payment.
 */
export function isFound({ label, also = "" }: Option, typed: string): boolean {
  const held = wordsOf(`${label} ${also}`);
  const words = wordsOf(typed);
  return (
    words.every((word) => held.some((one) => one.includes(word))) ||
    held.some((_, start) => held.slice(start).join("").startsWith(words.join("")))
  );
}

/**
 * The options in the order in which they are looked for: those that stand first, each once, then all others from A to Z.
 * Where none stands first they keep their order, as months and years do.
 */
export function groupsOf<V extends Option["value"]>(
  options: readonly Option<V>[],
  first: readonly First[],
  rest: string,
): Group<V>[] {
  if (first.length === 0) return [{ options }];
  const left = new Map<Option["value"], Option<V>>(options.map((option) => [option.value, option]));
  const begin = first.map(({ label, values }) => {
    const found = values.flatMap((value) => left.get(value) ?? []);
    for (const { value } of found) left.delete(value);
    return { label, options: [...new Set(found)] };
  });
  const others = [...left.values()].sort((one, other) => one.label.localeCompare(other.label));
  return [...begin, { label: rest, options: others }].filter((group) => group.options.length > 0);
}
