import type { DecisionDocument } from "../../engine/document.ts";

type Case = DecisionDocument["cases"][number];

/** The cases of a decision that one word names: those that take the row of that id, or the one of that number. */
export const casesOf = ({ cases }: DecisionDocument, named: string): readonly Case[] => {
  const one = /^\d+$/.test(named) ? cases[Number(named) - 1] : undefined;
  return one ? [one] : cases.filter(({ row }) => row === named);
};
