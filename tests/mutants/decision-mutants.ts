import { Compiler } from "../../engine/compile.ts";
import { decide } from "../../engine/evaluate.ts";
import { registerOperators } from "../../engine/expression.ts";
import { appOperators } from "../../lending/operators/index.ts";
import { readDocuments } from "../../publish/documents/read-documents.ts";
import { saidByAll } from "../../publish/documents/said-by.ts";
import { changedConditions } from "./changed-conditions.ts";
import type { Score } from "./score.ts";

registerOperators(appOperators);

interface Case {
  readonly given: Readonly<Record<string, unknown>>;
  readonly row: string;
}

/** Changes each condition of each decision; what no case of it notices has survived. */
export function decisionMutants(root: string): readonly Score[] {
  return saidByAll("decision", readDocuments(root).all).map((decision) => {
    const cases = decision.cases as readonly Case[];
    const survivors: string[] = [];
    let changed = 0;
    for (const [at, row] of decision.rows.entries())
      for (const { says, when } of changedConditions(row)) {
        changed++;
        const rows = decision.rows.with(at, { ...row, when } as typeof row);
        if (!noticed({ ...decision, rows }, cases)) survivors.push(`${row.id}: ${says}`);
      }
    return { name: decision.id, changed, survivors };
  });
}

function noticed(decision: Parameters<Compiler["decision"]>[0], cases: readonly Case[]): boolean {
  const published = new Compiler().decision(decision);
  return cases.some(({ given, row }) => decide(published, given).row !== row);
}
