import type { DecisionDocument } from "../../engine/document.ts";
import { elements, entries } from "../../publish/documents/entries.ts";

/** What a decision decides upon, how its cases are called, and inputs to begin with: for who wants to ask it himself. */
export function formatInputs(decision: DecisionDocument): string {
  const width = Math.max(0, ...Object.keys(decision.inputs).map((name) => name.length));
  const inputs = Object.entries(decision.inputs).map(([name, input]) => {
    return `  ${name.padEnd(width)}  ${typeOf(input)}${input.optional ? ", may be absent" : ""}: ${describedBy(input)}`;
  });
  const digits = String(decision.cases.length).length;
  const cases = decision.cases.map(
    ({ description: who = "", row }, index) => `  ${String(index + 1).padStart(digits)}  ${row}${who && `: ${who}`}`,
  );
  return [
    `${decision.id}: ${describedBy(decision)}`,
    "",
    "Inputs:",
    ...inputs,
    "",
    "Cases, for --case <row, number or words>, or --cases for all of them:",
    ...cases,
    "",
    `Inputs to fill in; save them as inputs.json, then: npm run decide -- ${decision.id} inputs.json`,
    JSON.stringify(sampleOf(decision), null, 2),
  ].join("\n");
}

/** Inputs that can be decided upon: those of the first case that is decided, and what must be there besides. */
export function sampleOf({ inputs, cases }: DecisionDocument): Readonly<Record<string, unknown>> {
  const given = (cases.find(({ row }) => row !== "undecided") ?? cases[0])?.given ?? {};
  const left = Object.entries(inputs).filter(([name, input]) => !input.optional && given[name] === undefined);
  return { ...given, ...Object.fromEntries(left.map(([name, input]) => [name, anyOf(input)])) };
}

/** What its author says of it, which is for people and in no published document. */
function describedBy(said: unknown): string {
  const { description } = entries(said);
  return typeof description === "string" ? description : "not described";
}

/** The words for what kind of value an input is. */
function typeOf(input: unknown): string {
  const { type, enum: allowed } = entries(input);
  if (allowed !== undefined)
    return elements(allowed)
      .map((value) => JSON.stringify(value))
      .join(" | ");
  return typeof type === "string" ? type : "any";
}

const empty: Readonly<Record<string, unknown>> = {
  string: "",
  number: 0,
  integer: 0,
  boolean: false,
  array: [],
  object: {},
};

function anyOf(input: unknown): unknown {
  const { type, enum: allowed } = entries(input);
  return elements(allowed)[0] ?? (typeof type === "string" ? empty[type] : null);
}
