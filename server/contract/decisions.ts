import { join } from "node:path";
import { Compiler } from "../../engine/compile.ts";
import type { DecisionDocument } from "../../engine/document.ts";
import { decide } from "../../engine/evaluate.ts";
import type { PublishedDecision } from "../../engine/published.ts";
import { readJsonFiles } from "./documents.ts";
import type { Refusal } from "./refusal.ts";

let decisions: ReadonlyMap<string, PublishedDecision> = new Map();

/** Loads the documents of `rules/decisions/` below `root`; called once when the process starts. */
export function loadDecisions(root: string): void {
  const read = readJsonFiles<DecisionDocument>(join(root, "rules/decisions"), ".decision.json");
  const { decision } = new Compiler();
  decisions = new Map(read.map(({ document }) => [document.id, decision(document)]));
}

/** Which decision a call stands under, which of its rows let it through, and what any other row refuses it with. */
export interface Gate<Row extends string> {
  readonly decision: string;
  readonly allows: readonly Row[];
  readonly refuses: (row: string) => Refusal;
}

/**
 * Decides by the document that the app decides by, on what the lender itself knows: the app's checks are kindness.
 * Gives the row that lets the call through. Throws the gate's refusal for every other row, and where it is undecided.
 */
export function assertDecision<Row extends string>(gate: Gate<Row>, facts: Readonly<Record<string, unknown>>): Row {
  const document = decisions.get(gate.decision);
  if (!document) throw new Error(`there is no decision ${gate.decision}`);
  const { row } = decide(document, facts);
  const allowed = gate.allows.find((name) => name === row);
  if (allowed === undefined) throw gate.refuses(row);
  return allowed;
}
