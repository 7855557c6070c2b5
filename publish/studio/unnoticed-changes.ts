import type { DecisionDocument } from "../../engine/document.ts";
import { unnoticedInDecision } from "../check/meaning/unnoticed-in-decision.ts";
import { saidInWords } from "../words/said-in-words.ts";

/** A mistake in a row's condition that no case would notice. */
export interface UnnoticedChange {
  readonly row: string;
  /** What it asks, and what it could ask as well. */
  readonly asks: string;
  readonly instead: string;
  /** A case that would tell the two apart, where one was found. */
  readonly wanted?: { readonly given: Readonly<Record<string, unknown>>; readonly row: string };
}

/** The first mistake of each row's condition that no case of the decision would notice. */
export function unnoticedChanges(decision: DecisionDocument): readonly UnnoticedChange[] {
  return unnoticedInDecision(decision).map(({ index, change, apart }) => {
    const { id = "", when = true } = decision.rows[index] ?? {};
    return {
      row: id,
      asks: saidInWords(when, { under: root }),
      instead: asked(change.condition),
      ...(apart?.outcome !== undefined && { wanted: { given: belowRoot(apart.given), row: apart.outcome } }),
    };
  });
}

const root = "inputs";

function asked(condition: unknown): string {
  if (typeof condition === "boolean") return condition ? "nothing: it always applies" : "nothing: it never applies";
  return saidInWords(condition, { under: root });
}

const belowRoot = (given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(given).map(([path, value]) => [path.replace(`${root}.`, ""), value]));
