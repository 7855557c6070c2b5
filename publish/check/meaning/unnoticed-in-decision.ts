import type { DecisionDocument } from "../../../engine/document.ts";
import { mayBe } from "./may-be.ts";
import { type Asked, type Unnoticed, unnoticed } from "./unnoticed.ts";

/**
 * The first change of each row's condition that no case of the decision notices; none of one whose cases do not hold or
 * whose rows are not whole, which is wrong otherwise.
 */
export function unnoticedInDecision({ rows, inputs, cases }: DecisionDocument): readonly Unnoticed[] {
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
