import type { Came, ConditionPart } from "../../publish/words/explain-condition.ts";
import type { Explained } from "../../publish/words/explain-decision.ts";

const outcome: Readonly<Record<Came, string>> = {
  true: "yes",
  false: "no",
  odd: "cannot be told",
  "not asked": "not asked",
};
const joined = { all: "all of these", any: "one of these at least", not: "not this" };

/** Why a decision takes a row, for people: each row up to it with every part of its condition, and what that read. */
export function formatWhy(name: string, { row, because, odd, rows, left }: Explained): string {
  const head = `${name} → ${row}: ${because}`;
  if (odd !== undefined) return `${head}\n  No row was asked: ${odd}.`;
  const asked = rows.flatMap(({ id, because: reason, came, condition }) => [
    `  ${id}, ${verdict[came]}: ${reason}`,
    ...(condition ? partLines(condition, "    ") : ["    It takes what is left."]),
  ]);
  return [
    head,
    ...asked,
    ...(left > 0 ? [`  ${left} more ${left === 1 ? "row was" : "rows were"} not asked.`] : []),
  ].join("\n");
}

const verdict: Readonly<Record<Came, string>> = {
  true: "taken",
  false: "not taken",
  odd: "undecided",
  "not asked": "not asked",
};

function partLines({ says, came, why, saw, by, parts }: ConditionPart, indent: string): readonly string[] {
  const read = saw.map(({ path, value }) => `${path} = ${JSON.stringify(value)}`).join(", ");
  const told = [by ? joined[by] : says, ...(read === "" ? [] : [`read ${read}`]), ...(why === undefined ? [] : [why])];
  return [`${indent}${outcome[came]}: ${told.join("; ")}`, ...parts.flatMap((part) => partLines(part, `${indent}  `))];
}
