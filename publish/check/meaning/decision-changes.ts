import { saidBy } from "../../documents/said-by.ts";
import { quoted } from "../../faults/say.ts";
import { ofEach } from "../given/checking.ts";
import type { Tried } from "./ordered-conditions.ts";
import { reportUnnoticed } from "./report-unnoticed.ts";
import { unnoticedInDecision } from "./unnoticed-in-decision.ts";

/** No condition of a decision can be changed without a case that notices (F6). */
export const checkDecisionChanges = ofEach((given, document) => {
  if ((given.validators.ofKind("decision")?.(document.data) ?? []).length > 0) return;
  for (const { index, change, apart } of unnoticedInDecision(saidBy("decision", document)))
    reportUnnoticed(given, document, { condition: ["rows", index, "when"], change, wanted: apart && wanted(apart) });
}, "decision");

/** The case that would notice. */
function wanted(apart: Tried): string {
  const given = Object.fromEntries(
    Object.entries(apart.given).map(([path, value]) => [path.slice("inputs.".length), value]),
  );
  return `one that gives ${JSON.stringify(given)} and takes ${quoted(apart.outcome)}`;
}
