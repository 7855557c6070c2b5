import { isOperation } from "../../../engine/expression.ts";
import type { Path } from "../../documents/position.ts";
import type { Said } from "../../faults/say.ts";
import { nearest } from "../../faults/nearest.ts";
import { typeMessages } from "../../faults/type-messages.ts";
import { fits, meets } from "../types/fits.ts";
import { elementOf, follow } from "../types/follow.ts";
import { asked, wantedOf, withOrigin } from "../types/in-words.ts";
import { nearestText } from "../types/nearest-text.ts";
import { type Signature, takenAt } from "../types/operators/signature.ts";
import { unitIn } from "../types/operators/measures.ts";
import { anything, present, type Type } from "../types/type.ts";
import { readIn } from "./narrowed.ts";
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
      wrong(
        at(index),
        typeMessages.operand(name, expected.name, asked(expected.type, values[index]), withOrigin(type)),
      );
    }
  });
  if (!sound) return;
  const other = signature.disagree?.(given);
  const found = other && given[other.at];
  if (other && found)
    wrong(at(other.at), typeMessages.disagree(name, withOrigin(other.expected), other.because, withOrigin(found)));
  else if (name === "===" || name === "!==") checkEquality(name, given, values, wrong, at);
  else if (name === "in") checkMembership(given, values, wrong, at);
  else if (name === "get" || name === "find")
    checkKey(name === "get" ? given[0] : elementOf(given[0] ?? anything), values, wrong, at);
  if (name === "get") checkPlaces(given[1], values, wrong, at);
  if (!other) checkMoments(name, given, values, wrong, at);
  checkOutcome(name, given, values, (index, said) => wrong(at(index), said));
}

/** A name that is written there, which what is looked into has not. */
function checkKey(
  holder: Type | undefined,
  [, key]: readonly unknown[],
  wrong: Wrong,
  at: (index: number) => Path,
): void {
  if (!holder || typeof key !== "string" || isLiteralPath(key)) return;
  const { missing } = follow(holder, key.split("."));
  if (missing)
    wrong(at(1), typeMessages.noSuchField(withOrigin(present(holder)), key, nearest(missing.word, missing.known)));
}

/** A list that is written there, shorter than what its elements are looked up by can be. */
function checkPlaces(
  key: Type | undefined,
  [list]: readonly unknown[],
  wrong: Wrong,
  at: (index: number) => Path,
): void {
  if (key?.is !== "number" || !Array.isArray(list)) return;
  const lacking = (key.only ?? key.known ?? []).filter((index) => index < 0 || index >= list.length);
  if (lacking.length > 0) wrong(at(0), typeMessages.noElement(withOrigin(key), list.length, lacking));
}

const besideMoments: readonly string[] = ["===", "!==", "<", "<=", ">", ">=", "min", "max"];
/** No moment of ours is as early: it is rather a time, a date in digits, or seconds. */
const earliest = Date.UTC(1990, 0, 1);

/** A figure beside a moment that is none. */
function checkMoments(
  name: string,
  given: readonly Type[],
  values: readonly unknown[],
  wrong: Wrong,
  at: (index: number) => Path,
): void {
  if (!besideMoments.includes(name) || !given.some((type) => unitIn(type) === "moment")) return;
  values.forEach((value, index) => {
    if (typeof value === "number" && Math.abs(value) < earliest && !(value === 0 && standsForNone(name, values)))
      wrong(at(index), typeMessages.noMoment(name, value));
  });
}

/**
 * Whether zero stands for a moment that is missing: beside one in whose place it stands, or where no order is asked
 * for.
 */
const standsForNone = (name: string, values: readonly unknown[]): boolean =>
  !["<", "<=", ">", ">="].includes(name) ||
  values.some((value) => {
    const read = readIn(value);
    return read !== undefined && "instead" in read;
  });

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
      asked(other, values[here]),
      withOrigin(literal === 0 ? a : b),
      nearestText(other, values[here]),
      wantedOf(other, values[here]),
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
  const list = values[1];
  if (Array.isArray(list) && list.length === 0) return wrong(at(1), typeMessages.emptyList("in"));
  if (!value || place?.is !== "list" || place.of.is === "anything" || value.is === "nothing") return;
  if (Array.isArray(list)) {
    list.forEach((one, index) => {
      const type = typeOfLiteral(one);
      if (isOperation(one) || Array.isArray(one) || isLiteralPath(one) || meets(type, value)) return;
      wrong(
        [...at(1), index],
        typeMessages.neverSame(
          "in",
          asked(value, one),
          withOrigin(type),
          nearestText(value, one),
          wantedOf(value, one),
        ),
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
