import { variablesOf } from "../../../engine/expression.ts";
import { type Change, changedConditions } from "./changed-conditions.ts";
import type { GivenValues } from "./given-values.ts";
import { nearCases } from "./near-values.ts";
import { type Ends, type Evaluated, evaluated, OrderedConditions, type Tried } from "./ordered-conditions.ts";

/** A change of a condition that no case notices, and something that tells the two apart, where that was found. */
export interface Unnoticed {
  readonly index: number;
  readonly change: Change;
  readonly apart: Tried | undefined;
}

/** What is asked in order, until one ends the search, and what is tried with it. */
export interface Asked {
  /** A condition that is absent holds always, and is no one's to change. */
  readonly conditions: readonly unknown[];
  readonly ends: Ends;
  /** What each case gives, and what it comes to. */
  readonly cases: readonly { readonly given: GivenValues; readonly outcome: string | undefined }[];
  /** Whether a path can have a value. */
  readonly may: (path: string, value: unknown) => boolean;
}

/** So many values near the cases are tried for each change that no case notices. */
const most = 80;

/**
 * The first change of each condition that no case notices. Another literal counts only where something near a case
 * tells the two apart: it may mean the same for whatever can be given.
 */
export function unnoticed(asked: Asked): readonly Unnoticed[] {
  const ordered = new OrderedConditions(
    asked.conditions.map((condition) => condition ?? true),
    asked.ends,
  );
  const tried = asked.cases.map(({ given }) => ordered.try(given));
  // A case that does not hold is said as that.
  if (tried.some(({ outcome }, index) => outcome !== asked.cases[index]?.outcome)) return [];
  return asked.conditions.flatMap((condition, index) => {
    if (condition === undefined) return [];
    const reach = tried.filter(({ at }) => at >= index);
    for (const change of changedConditions(condition)) {
      const changed = evaluated(change.condition);
      if (reach.some((one) => ordered.notices(index, changed, one))) continue;
      const apart = near(asked, ordered, { index, condition, changed, reach });
      if (apart || !change.literal) return [{ index, change, apart }];
    }
    return [];
  });
}

interface Sought {
  readonly index: number;
  readonly condition: unknown;
  readonly changed: Evaluated;
  readonly reach: readonly Tried[];
}

/** Something near a case that comes to something else when a condition is changed. */
function near(
  { may }: Asked,
  ordered: OrderedConditions,
  { index, condition, changed, reach }: Sought,
): Tried | undefined {
  const paths = [...new Set(variablesOf(condition).flatMap(({ name, scoped }) => (scoped ? [] : [name])))];
  let count = 0;
  for (const { given } of reach)
    for (const one of nearCases(given, paths, may)) {
      if (++count > most) return undefined;
      if (!ordered.differs(index, changed, one)) continue;
      const tried = ordered.try(one);
      if (ordered.notices(index, changed, tried)) return tried;
    }
  return undefined;
}
