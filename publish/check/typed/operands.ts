import { isOperation } from "../../../engine/expression.ts";
import type { Path } from "../../documents/position.ts";
import type { Said } from "../../faults/say.ts";
import { typeMessages } from "../../faults/type-messages.ts";
import { fits, meets } from "../types/fits.ts";
import { withOrigin } from "../types/in-words.ts";
import { nearestText } from "../types/nearest-text.ts";
import { type Signature, takenAt } from "../types/operators/signature.ts";
import type { Type } from "../types/type.ts";
import { checkOutcome } from "./constant-outcome.ts";
import { isLiteralPath, typeOfLiteral } from "./literal.ts";

/** Takes what is wrong, at a place inside the expression. */
export type Wrong = (path: Path, said: Said) => void;

/** Each argument against what the operator takes, and the arguments against each other. */
export function checkOperands(
  name: string,
  signature: Signature,
  given: readonly Type[],
  values: readonly unknown[],
  wrong: Wrong,
  at: (index: number) => Path,
): void {
  let sound = true;
  given.forEach((type, index) => {
    const expected = takenAt(signature, index);
    if (!expected || expected.type.is === "anything") return;
    if (type.is === "nothing") {
      if (fits(type, expected.type)) return;
      wrong(at(index), typeMessages.onlyNothing(name, withOrigin(expected.type)));
      sound = false;
    } else if (!fits(type, expected.type)) {
      sound = false;
      // A path that stands there as a literal is told as that.
      if (isLiteralPath(values[index])) return;
      wrong(at(index), typeMessages.operand(name, expected.name, withOrigin(expected.type), withOrigin(type)));
    }
  });
  if (!sound) return;
  const other = signature.disagree?.(given);
  const found = other && given[other.at];
  if (other && found)
    wrong(at(other.at), typeMessages.disagree(name, withOrigin(other.expected), other.because, withOrigin(found)));
  else if (name === "===" || name === "!==") checkEquality(name, given, values, wrong, at);
  else if (name === "in") checkMembership(given, values, wrong, at);
  checkOutcome(name, given, values, (index, said) => wrong(at(index), said));
}

/** Two values that can never be the same. */
function checkEquality(
  name: string,
  [a, b]: readonly Type[],
  values: readonly unknown[],
  wrong: Wrong,
  at: (index: number) => Path,
): void {
  if (!a || !b || a.is === "nothing" || b.is === "nothing" || meets(a, b)) return;
  const literal = values.findIndex(
    (value) => typeof value === "string" || typeof value === "number" || typeof value === "boolean",
  );
  const other = literal === 0 ? b : a;
  const here = literal < 0 ? 1 : literal;
  wrong(
    at(here),
    typeMessages.neverSame(
      name,
      withOrigin(other),
      withOrigin(literal === 0 ? a : b),
      nearestText(other, values[here]),
    ),
  );
}

/** A value that a list can never hold. */
function checkMembership(
  [value, place]: readonly Type[],
  values: readonly unknown[],
  wrong: Wrong,
  at: (index: number) => Path,
): void {
  if (!value || place?.is !== "list" || place.of.is === "anything" || value.is === "nothing") return;
  const list = values[1];
  if (Array.isArray(list)) {
    list.forEach((one, index) => {
      const type = typeOfLiteral(one);
      if (isOperation(one) || Array.isArray(one) || isLiteralPath(one) || meets(type, value)) return;
      wrong(
        [...at(1), index],
        typeMessages.neverSame("in", withOrigin(value), withOrigin(type), nearestText(value, one)),
      );
    });
    return;
  }
  if (place.of.is !== "nothing" && !meets(value, place.of))
    wrong(
      at(0),
      typeMessages.neverSame("in", withOrigin(place.of), withOrigin(value), nearestText(place.of, values[0])),
    );
}
