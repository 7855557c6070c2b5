import { boundOnce } from "../expression/once.ts";
import { messageOf } from "../expression/message-of.ts";
import { Reader } from "../expression/operator/reader.ts";
import { scopeReader } from "../expression/scope-reader.ts";
import { isTrue } from "../expression/operator/truth.ts";
import type { PublishedDecision, PublishedStep } from "./published.ts";

/** One row that was tried: what it read, and why it was not taken (empty for the row taken). */
interface TraceRow {
  readonly row: string;
  readonly read: Readonly<Record<string, unknown>>;
  readonly lost: string;
}

/** What a decision came to. `row` is "undecided" when no row may be trusted. */
export interface Decided {
  readonly row: string;
  readonly then: readonly PublishedStep[];
  readonly because: string;
  readonly trace: readonly TraceRow[];
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  if (typeof value === "number")
    return Number.isInteger(value) ? "integer" : Number.isFinite(value) ? "number" : "not a number";
  return typeof value;
}

/** Inputs that are given but are not what the document declares; they make a decision undecided (R18). */
function oddInputs(inputs: PublishedDecision["inputs"], given: Readonly<Record<string, unknown>>): string[] {
  const odd: string[] = [];
  for (const [name, declared] of Object.entries(inputs)) {
    const value = given[name];
    if (value === undefined || value === null) continue;
    const { type, enum: allowed } = declared;
    const found = typeOf(value);
    const types = type === undefined ? [found] : Array.isArray(type) ? type : [type];
    if (!types.some((wanted) => wanted === found || (wanted === "number" && found === "integer")))
      odd.push(`inputs.${name} is ${found}, not ${types.join(" or ")}`);
    else if (allowed && !allowed.includes(value)) odd.push(`inputs.${name} is none of ${allowed.join(", ")}`);
  }
  return odd;
}

/**
 * Takes the first row whose condition holds. A condition that meets a missing or odd value stops the search with
 * `undecided`: a decision never falls through to a later row because something was unknown (F6).
 */
export function decide(decision: PublishedDecision, given: Readonly<Record<string, unknown>>): Decided {
  const trace: TraceRow[] = [];
  const undecided = (): Decided => ({ row: "undecided", ...decision.undecided, trace });
  const odd = oddInputs(decision.inputs, given);
  if (odd.length > 0) {
    trace.push({ row: "inputs", read: {}, lost: odd.join("; ") });
    return undecided();
  }
  for (const row of decision.rows) {
    const read: Record<string, unknown> = {};
    const source = scopeReader({ inputs: given });
    const reader = new Reader((path) => {
      const value = source.read(path) ?? null;
      read[path] = value;
      return value;
    });
    try {
      if (row.when === undefined || isTrue(boundOnce(row.when)(reader))) {
        trace.push({ row: row.id, read, lost: "" });
        return { row: row.id, then: row.then, because: row.because, trace };
      }
      trace.push({ row: row.id, read, lost: "its condition is false" });
    } catch (error) {
      trace.push({ row: row.id, read, lost: messageOf(error) });
      return undecided();
    }
  }
  return undecided();
}
