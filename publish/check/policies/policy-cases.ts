import { isDeepStrictEqual } from "node:util";
import type { Document } from "../../documents/document.ts";
import { messages } from "../../faults/messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { quoted } from "../../faults/say.ts";
import type { Checking } from "../given/checking.ts";
import { type Ends, OrderedConditions } from "../meaning/ordered-conditions.ts";
import { reportUnnoticed } from "../meaning/report-unnoticed.ts";
import { unnoticed } from "../meaning/unnoticed.ts";
import type { GivenValues } from "../meaning/given-values.ts";
import { pathsRead, type Policy } from "./policy.ts";

/** What does not apply holds; what must be and is not, or cannot be told, is broken. */
const ends: Ends = (came, index) =>
  index === 0 ? (came === false ? "holds" : null) : came === true ? "holds" : "broken";

/** Each case of a policy comes to what it says, and no condition can be changed without a case that notices. */
export function checkPolicyCases(given: Checking, document: Document, { applies, must, cases }: Policy): void {
  const { report } = given;
  const conditions = [applies, must];
  const read = conditions.flatMap(pathsRead);
  const ordered = new OrderedConditions(
    conditions.map((condition) => condition ?? true),
    ends,
  );
  const tried = cases.map(({ given: own, holds }) => ({ given: own, outcome: holds ? "holds" : "broken" }));
  let sound = true;
  for (const [index, { given: own, outcome }] of tried.entries()) {
    const path = ["cases", index];
    for (const name of Object.keys(own))
      if (!read.includes(name))
        report(document, [...path, "given", name], messages.policyCaseGives(name, nearest(name, read)), { at: "key" });
    const found = ordered.try(own).outcome;
    if (found === outcome) continue;
    sound = false;
    report(document, [...path, "holds"], messages.policyCaseMisses(outcome === "holds", inWords(found)));
  }
  if (!sound) return;
  for (const { index, change, apart } of unnoticed({ conditions, ends, cases: tried, may: () => true }))
    reportUnnoticed(given, document, {
      condition: [index === 0 ? "applies" : "must"],
      change,
      wanted: apart && wanted(apart.given, cases, inWords(apart.outcome)),
    });
}

const inWords = (outcome: string | undefined): string => (outcome === "holds" ? "holding" : "broken");

/** The case that would notice: what it gives otherwise than the nearest one. */
function wanted(given: GivenValues, cases: Policy["cases"], outcome: string): string {
  const known = cases.map((one) =>
    Object.entries(given).filter(([name, value]) => !isDeepStrictEqual(value, one.given[name])),
  );
  const [own = []] = known.sort((one, other) => one.length - other.length);
  return `a case with ${own.map(([name, value]) => `${name} ${quoted(value)}`).join(", ")}, which is ${outcome}`;
}
