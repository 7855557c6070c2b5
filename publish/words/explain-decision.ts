import { Compiler } from "../../engine/compile.ts";
import type { DecisionDocument } from "../../engine/document.ts";
import { decide } from "../../engine/evaluate.ts";
import { type Came, type ConditionPart, explainCondition, root } from "./explain-condition.ts";

/** A row that was asked. */
interface ExplainedRow {
  readonly id: string;
  readonly because: string;
  /** `true`: it is the row taken; `odd`: of it, and so of all, nothing can be said. */
  readonly came: Came;
  /** Absent of a row that takes what is left. */
  readonly condition?: ConditionPart;
}

/** What a decision came to, and why. */
export interface Explained {
  /** `undecided` where no row may be trusted. */
  readonly row: string;
  readonly because: string;
  /** The inputs that are not what they are declared as: no row was asked. */
  readonly odd?: string;
  /** In order, up to the row taken. */
  readonly rows: readonly ExplainedRow[];
  /** How many rows stand behind it, which nobody asked. */
  readonly left: number;
}

/** Why a decision takes the row that it takes: the engine's own answer, with every condition on the way to it. */
export function explainDecision(decision: DecisionDocument, inputs: Readonly<Record<string, unknown>>): Explained {
  const { row, because, trace } = decide(new Compiler().decision(decision), inputs);
  const rows = decision.rows.flatMap(({ id, because: reason, when }): ExplainedRow[] => {
    if (!trace.some((tried) => tried.row === id)) return [];
    if (when === undefined) return [{ id, because: reason, came: "true" }];
    const condition = explainCondition(when, inputs);
    return [{ id, because: reason, came: condition.came, condition }];
  });
  const odd = rows.length === 0 ? trace[0]?.lost.replaceAll(`${root}.`, "") : undefined;
  return { row, because, ...(odd !== undefined && { odd }), rows, left: decision.rows.length - rows.length };
}
