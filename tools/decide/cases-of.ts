import type { DecisionDocument } from "../../engine/document.ts";

type Case = DecisionDocument["cases"][number];

/**
 * The cases of a decision that are named: the one of that number, those that take the row of that id, or else those whose
 * description has all these words.
 */
export function casesOf({ cases }: DecisionDocument, named: string): readonly Case[] {
  const one = /^\d+$/.test(named) ? cases[Number(named) - 1] : undefined;
  if (one) return [one];
  const ofRow = cases.filter(({ row }) => row === named);
  if (ofRow.length > 0) return ofRow;
  const words = wordsOf(named);
  return cases.filter(({ description = "" }) => words.length > 0 && isWithin(words, wordsOf(description)));
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];

const isWithin = (words: readonly string[], all: readonly string[]): boolean =>
  words.every((word) => all.includes(word));
