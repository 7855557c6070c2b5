import { type Characters, noCharacters, overlap, union } from "./characters.ts";
import { type Pattern, parsePattern } from "./parse-pattern.ts";

/**
 * Why a pattern may take exponential or polynomial time on some input, or undefined when it cannot (R82).
 * Conservative: what it cannot prove harmless it refuses.
 */
export function patternFault(source: string): string | undefined {
  return faultIn(parsePattern(source));
}

/** A repetition without a bound that matters: no text in the app is as long as a hundred repetitions. */
const many = (max: number) => max > 100;

function faultIn(pattern: Pattern): string | undefined {
  switch (pattern.kind) {
    case "backreference":
      return "it has a back reference";
    case "sequence":
      return firstFault(pattern.items) ?? neighbours(pattern.items);
    case "choice":
      return firstFault(pattern.branches);
    case "repeat":
      return faultIn(pattern.body) ?? (pattern.max > 1 ? repeated(pattern.body, pattern.max) : undefined);
    default:
      return undefined;
  }
}

const firstFault = (patterns: readonly Pattern[]) => patterns.map(faultIn).find((fault) => fault !== undefined);

function repeated(body: Pattern, max: number): string | undefined {
  if (overlappingChoice(body)) return "alternatives under a repetition overlap";
  if (many(max) && emptyable(body)) return "what is repeated may be empty";
  if (many(max) && hasRepeat(body) && !delimited(body)) return "a repetition stands inside a repetition";
  return undefined;
}

function overlappingChoice(pattern: Pattern): boolean {
  if (pattern.kind === "sequence") return pattern.items.some(overlappingChoice);
  if (pattern.kind !== "choice") return false;
  const { branches } = pattern;
  return branches.some(
    (branch, index) =>
      emptyable(branch) || branches.slice(index + 1).some((later) => overlap(first(branch), first(later))),
  );
}

/** Unbounded repetitions side by side that can take the same characters: a{1,}a{1,}. */
function neighbours(items: readonly Pattern[]): string | undefined {
  for (const [index, item] of items.entries()) {
    if (item.kind !== "repeat" || !many(item.max)) continue;
    const own = characters(item);
    for (const later of items.slice(index + 1)) {
      if (later.kind === "nothing") continue;
      if (overlap(own, first(later)) && unbounded(later))
        return "two repetitions side by side take the same characters";
      // Something that must be there and that the repetition cannot take: nothing beyond it is its neighbour.
      if (!emptyable(later) && !overlap(own, characters(later))) break;
    }
  }
  return undefined;
}

/** Each round begins or ends with a character that nothing else in it takes: there is one way to split a text. */
function delimited(body: Pattern): boolean {
  if (body.kind !== "sequence" || body.items.length < 2) return false;
  return [0, body.items.length - 1].some((edge) => {
    const mark = body.items[edge];
    const rest = body.items.filter((_, index) => index !== edge);
    return mark?.kind === "characters" && !rest.some((item) => overlap(mark.set, characters(item)));
  });
}

const unbounded = (pattern: Pattern): boolean =>
  (pattern.kind === "repeat" && many(pattern.max)) || inner(pattern).some(unbounded);

function hasRepeat(pattern: Pattern): boolean {
  if (pattern.kind === "repeat") return pattern.max > pattern.min || hasRepeat(pattern.body);
  return inner(pattern).some(hasRepeat);
}

function emptyable(pattern: Pattern): boolean {
  if (pattern.kind === "characters") return false;
  if (pattern.kind === "repeat") return pattern.min === 0 || emptyable(pattern.body);
  if (pattern.kind === "choice") return pattern.branches.some(emptyable);
  return pattern.kind !== "sequence" || pattern.items.every(emptyable);
}

function characters(pattern: Pattern): Characters {
  if (pattern.kind === "characters") return pattern.set;
  return inner(pattern).map(characters).reduce(union, noCharacters);
}

function first(pattern: Pattern): Characters {
  if (pattern.kind === "characters") return pattern.set;
  if (pattern.kind === "sequence") {
    const end = pattern.items.findIndex((item) => !emptyable(item));
    return pattern.items
      .slice(0, end < 0 ? undefined : end + 1)
      .map(first)
      .reduce(union, noCharacters);
  }
  return inner(pattern).map(first).reduce(union, noCharacters);
}

function inner(pattern: Pattern): readonly Pattern[] {
  if (pattern.kind === "sequence") return pattern.items;
  if (pattern.kind === "choice") return pattern.branches;
  return pattern.kind === "repeat" ? [pattern.body] : [];
}
