import { entries } from "../../documents/entries.ts";
import type { PathScope, Places } from "../walk/places.ts";

/** The conditions around a place that speak of a path as it is read there. */
export const lastingAt = (path: string, scope: PathScope): NonNullable<PathScope["given"]> =>
  (scope.given ?? []).filter((condition) => isSameWord(path, condition.scope, scope));

/** What steps write, and not what is edited: that changes between conditions, too, but not while steps run. */
export const writtenBySteps = ({ steps }: Places): readonly string[] =>
  steps.flatMap(({ step }) => {
    const { path } = entries(step.with);
    return [step.as, step.do === "set" ? path : undefined].filter((one) => typeof one === "string");
  });

/** Whether the first word of a path is the same thing in two places: what a place opens is another with each. */
function isSameWord(path: string, one: PathScope, other: PathScope): boolean {
  const root = /^(item|index|result|event)\b/.exec(path)?.[0];
  if (root === undefined) return true;
  if (root === "result") return one.result === other.result;
  return root === "event" ? one.event === other.event : one.item === other.item;
}
