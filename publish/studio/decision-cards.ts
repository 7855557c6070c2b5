import type { Document } from "../documents/document.ts";
import { saidByAll } from "../documents/said-by.ts";
import { isWholeDecision } from "./is-whole-decision.ts";
import { entries, textIn } from "../documents/entries.ts";
import { keyWords } from "../words/key-words.ts";
import { withoutIds } from "../words/without-ids.ts";

/** A decision at a glance, with its cases, by which somebody finds it. */
export interface DecisionCard {
  readonly id: string;
  readonly title: string;
  /** What is decided. */
  readonly says: string;
  readonly rows: number;
  readonly cases: readonly DecisionCaseCard[];
}

interface DecisionCaseCard {
  /** Its place, from 1. */
  readonly at: number;
  /** Who or what it is. */
  readonly says: string;
  /** The row that it must take. */
  readonly row: string;
  readonly because: string;
}

/** Every decision, by its name. */
export function decisionCards(documents: readonly Document[]): readonly DecisionCard[] {
  return saidByAll("decision", documents.filter(isWholeDecision))
    .map(({ id, rows, cases, undecided, ...said }) => ({
      id,
      title: keyWords(id),
      says: describedBy(said),
      rows: rows.length,
      cases: cases.map(({ description, row }, index) => ({
        at: index + 1,
        says: withoutIds(description ?? ""),
        row,
        because: withoutIds((rows.find((one) => one.id === row) ?? undecided).because),
      })),
    }))
    .sort((one, other) => one.title.localeCompare(other.title, "en"));
}

/** What its author says of it, which is for people and in no published document. */
const describedBy = (said: unknown): string => withoutIds(textIn(entries(said).description));
