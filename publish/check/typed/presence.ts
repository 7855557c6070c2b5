import { isOperation, operation } from "../../../engine/expression.ts";
import type { Path } from "../../documents/position.ts";
import { typeMessages } from "../../faults/type-messages.ts";
import type { Presence } from "../types/follow.ts";
import { withOrigin } from "../types/in-words.ts";
import { type Signature, takenAt } from "../types/operators/signature.ts";
import { alternatives, isMissable, either, nothing, type Type } from "../types/type.ts";
import { aimed } from "./aimed.ts";
import type { Condition, Meant } from "./condition.ts";
import { narrowed, readIn } from "./narrowed.ts";
import type { Wrong } from "./operands.ts";

/** Whether something is there where a condition holds, or does not. */
export function presenceWhere(there: Presence, type: Type, path: string, condition: Condition, meant: Meant): Presence {
  if (there !== "optional") return there;
  return isMissable(narrowed(either(type, nothing), path, condition, meant)) ? there : undefined;
}

/** An element for which a condition holds: what the condition asks is there then. */
export const whereKept = (element: Type, expression: unknown): Type =>
  either(
    ...alternatives(element).map((one): Type => {
      if (one.is !== "object" || !one.sure) return one;
      const kept = Object.entries(one.fields).flatMap(([name, type]) =>
        isMissable(narrowed(either(type, nothing), name, { expression, holds: true }, () => [])) ? [] : [name],
      );
      return { ...one, sure: [...new Set([...one.sure, ...kept])] };
    }),
  );

const comparing: readonly string[] = ["===", "!==", "<", "<=", ">", ">=", "in"];
const computing: readonly string[] = ["+", "-", "*", "/", "%", "min", "max", "floor-to"];

/**
 * Whether an operator cannot do without: it decides something, or computes with each element of a list. A figure that
 * is shown alone goes with what says that it is there, a status, which no schema knows.
 */
const needs = (name: string, each: boolean): boolean => comparing.includes(name) || (each && computing.includes(name));

/** The operands of an operator. */
interface Operands {
  readonly values: readonly unknown[];
  readonly given: readonly Type[];
  readonly readsOf: (index: number) => { readonly there: (path: string) => Presence };
  /** Whether it is worked out for each element of a list. */
  readonly each: boolean;
}

/** Operands that may be missing where the operator cannot do without, and such as never are beside null. */
export function checkThere(
  name: string,
  signature: Signature,
  { values, given, readsOf, each }: Operands,
  wrong: Wrong,
  at: (index: number) => Path,
): void {
  const compares = name === "===" || name === "!==";
  const besideNull = compares && values.includes(null);
  values.forEach((value, index) => {
    const type = given[index];
    if (!type || (besideNull && value === null)) return;
    const read = readIn(value);
    const path = read && !("instead" in read) ? read.path : undefined;
    const place = [...at(index), ...aimed(value)];
    const there = isWorkedOut(value) ? "sure" : path === undefined ? undefined : readsOf(index).there(path);
    if (besideNull) {
      if (there === "sure") wrong(place, typeMessages.alwaysThere(name, withOrigin(type)));
      return;
    }
    const expected = takenAt(signature, index)?.type;
    if (there === "optional" && path !== undefined && expected && needs(name, each))
      wrong(place, typeMessages.mayBeMissing(name, path, withOrigin(type)));
  });
}

/** Operators that come to something whenever they come to an end. */
const never: readonly string[] = ["var", "get", "find", "if", "and", "or", "reduce", "trim", "mailbox"];

/** Whether an expression is worked out to something, whatever it reads. */
function isWorkedOut(expression: unknown): boolean {
  if (!isOperation(expression)) return expression !== null && typeof expression !== "string";
  return !never.includes(operation(expression).name);
}
