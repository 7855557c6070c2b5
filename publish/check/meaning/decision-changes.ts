import type { DecisionDocument } from "../../../engine/document.ts";
import { saidBy } from "../../documents/said-by.ts";
import { quoted } from "../../faults/say.ts";
import { ofEach } from "../given/checking.ts";
import { mayBe } from "./may-be.ts";
import type { Tried } from "./ordered-conditions.ts";
import { reportUnnoticed } from "./report-unnoticed.ts";
import { type Asked, type Unnoticed, unnoticed } from "./unnoticed.ts";

/** No condition of a decision can be changed without a case that notices (F6). */
export const checkDecisionChanges = ofEach((given, document) => {
  if ((given.validators.ofKind("decision")?.(document.data) ?? []).length > 0) return;
  for (const { index, change, apart } of changesOf(saidBy("decision", document)))
    reportUnnoticed(given, document, { condition: ["rows", index, "when"], change, wanted: apart && wanted(apart) });
}, "decision");

function changesOf({ rows, inputs, cases }: DecisionDocument): readonly Unnoticed[] {
  // A row without a case, and a last row that does not take what is left, are said as that.
  const whole = rows.every(({ id }) => cases.some(({ row }) => row === id)) && rows.at(-1)?.when === undefined;
  if (!whole) return [];
  const may: Asked["may"] = (path, value) => mayBe(inputs[path.slice("inputs.".length)], value);
  const tried = cases.map(({ given, row }) => ({
    given: Object.fromEntries(Object.entries(given).map(([name, value]) => [`inputs.${name}`, value])),
    outcome: row,
  }));
  try {
    return unnoticed({
      conditions: rows.map(({ when }) => when),
      ends: (came, index) => (came === "odd" ? "undecided" : came ? (rows[index]?.id ?? "") : null),
      // What is odd is undecided before any condition is asked.
      cases: tried.filter(({ given }) => Object.entries(given).every(([path, value]) => may(path, value))),
      may,
    });
  } catch {
    // What cannot be compiled is said by other checks.
    return [];
  }
}

/** The case that would notice. */
function wanted(apart: Tried): string {
  const given = Object.fromEntries(
    Object.entries(apart.given).map(([path, value]) => [path.slice("inputs.".length), value]),
  );
  return `one that gives ${JSON.stringify(given)} and takes ${quoted(apart.outcome)}`;
}
