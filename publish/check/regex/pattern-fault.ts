import { type Characters, noCharacters, overlap, union } from "./characters.ts";
import { type Pattern, parsePattern } from "./parse-pattern.ts";

/**
 * Why a pattern may take exponential or polynomial time on some input, or undefined when it cannot (R82).
 * Conservative: what it cannot prove harmless it refuses.
 */
export function patternFault(source: string): string | undefined {
  return faultIn(parsePattern(source), longest);
}

/** No text in the app is as long as so many repetitions. */
const longest = 100;

/** @param limit in how many ways a text may be shared out: in one only where each round would multiply them. */
function faultIn(pattern: Pattern, limit: number): string | undefined {
  switch (pattern.kind) {
    case "backreference":
      return "it has a back reference";
    case "look":
      return faultIn(pattern.body, longest);
    case "sequence":
      if (ways(pattern.items) > limit) return "two repetitions side by side take the same characters";
      break;
    case "repeat":
      if (pattern.max > 1) return faultIn(pattern.body, 1) ?? repeated(pattern.body);
  }
  return inner(pattern)
    .map((part) => faultIn(part, limit))
    .find((fault) => fault !== undefined);
}

function repeated(body: Pattern): string | undefined {
  if (overlappingChoice(body)) return "alternatives under a repetition overlap";
  if (emptyable(body)) return "what is repeated may be empty";
  const round = body.kind === "sequence" ? body.items : [body];
  if (ways([...round, ...round]) > 1) return "a repetition stands inside a repetition";
  return undefined;
}

function overlappingChoice(pattern: Pattern): boolean {
  if (inner(pattern).some(overlappingChoice)) return true;
  if (pattern.kind !== "choice") return false;
  const { branches } = pattern;
  return branches.some(
    (branch, index) =>
      emptyable(branch) || branches.slice(index + 1).some((later) => overlap(first(branch), first(later))),
  );
}

/** In how many ways the items may share out one text: each that an earlier one can leave characters to has a choice. */
const ways = (items: readonly Pattern[]): number =>
  items
    .filter((_, index) => items.slice(0, index).some((_earlier, from) => shares(items.slice(from, index + 1))))
    .map(lengths)
    .reduce((product, each) => product * each, 1);

/** Whether the first of some items can leave characters to the last: nothing between them must be there that it cannot take. */
function shares(items: readonly Pattern[]): boolean {
  const [earlier, later] = [items[0], items.at(-1)];
  if (!earlier || !later || lengths(earlier) === 1) return false;
  const own = characters(earlier);
  return (
    overlap(own, first(later)) &&
    items.slice(1, -1).every((between) => emptyable(between) || overlap(own, characters(between)))
  );
}

/** How many lengths it may have, more than the longest text counted as one. */
function lengths(pattern: Pattern): number {
  const own = pattern.kind === "repeat" ? pattern.max - pattern.min + 1 : 1;
  return Math.min(
    longest + 1,
    inner(pattern).reduce((product, part) => product * lengths(part), own),
  );
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

/** What takes the characters that it takes. */
function inner(pattern: Pattern): readonly Pattern[] {
  if (pattern.kind === "sequence") return pattern.items;
  if (pattern.kind === "choice") return pattern.branches;
  return pattern.kind === "repeat" ? [pattern.body] : [];
}
