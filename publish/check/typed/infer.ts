import { isOperation, operation, operators } from "../../../engine/expression.ts";
import { isRoot } from "../../../engine/roots.ts";
import type { Path } from "../../documents/position.ts";
import type { Said } from "../../faults/say.ts";
import { typeMessages } from "../../faults/type-messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { fits, meets } from "../types/fits.ts";
import { elementOf, follow } from "../types/follow.ts";
import { withOrigin } from "../types/in-words.ts";
import { nearestText } from "../types/nearest-text.ts";
import { conditionsBefore } from "./conditions-before.ts";
import { type Condition, type Meant, narrowed } from "./narrowed.ts";
import { type Signature, takenAt } from "../types/operators/signature.ts";
import { signatures } from "../types/operators/signatures.ts";
import { alternatives, anything, either, listOf, nothing, present, type Type } from "../types/type.ts";

/** What can be read where an expression stands. */
export interface Reads {
  /** The type of a path. */
  readonly type: (path: string) => Type;
  /** The expressions that a path stands for. */
  readonly meant: Meant;
}
/** Takes what is wrong, at a place inside the expression. */
export type Wrong = (path: Path, said: Said) => void;

const silent: Wrong = () => undefined;

/** What a literal is: of its very value. */
export function typeOfLiteral(value: unknown): Type {
  if (value === null || value === undefined) return nothing;
  if (typeof value === "string") return { is: "text", only: [value] };
  if (typeof value === "number") return { is: "number", only: [value] };
  return typeof value === "boolean" ? { is: "boolean", only: value } : anything;
}

/** What an expression can come to; what does not fit in it is told. A text alone is a path. */
export function infer(expression: unknown, reads: Reads, wrong: Wrong = silent): Type {
  return typeof expression === "string" ? reads.type(expression) : within(expression, reads, wrong, []);
}

function within(value: unknown, reads: Reads, wrong: Wrong, path: Path): Type {
  if (Array.isArray(value)) {
    const inside = value.map((one, index) => within(one, reads, wrong, [...path, index]));
    return listOf(inside.length === 0 ? nothing : either(...inside));
  }
  if (!isOperation(value)) return typeOfLiteral(value);
  const { name, values } = operation(value);
  const at = (index: number): Path => (Array.isArray(value[name]) ? [...path, name, index] : [...path, name]);
  if (name === "var") return variable(values, reads, wrong, at);
  const signature = signatures[name];
  if (!signature) return anything;
  const given = argumentsOf(name, values, reads, wrong, at);
  check(name, signature, given, values, wrong, at);
  return signature.givesOf?.(given) ?? signature.gives;
}

/** A path that is read, or what stands in for it. */
function variable(values: readonly unknown[], reads: Reads, wrong: Wrong, at: (index: number) => Path): Type {
  const [path, ...fallback] = values;
  const found = typeof path === "string" ? reads.type(path) : anything;
  if (fallback.length === 0) return found;
  const instead = within(fallback[0], reads, wrong, at(1));
  if (instead.is !== "nothing" && !isLiteralPath(fallback[0]) && !fits(instead, generalised(found)))
    wrong(at(1), typeMessages.otherDefault(withOrigin(found), withOrigin(instead)));
  return either(present(found), instead);
}

/** What each argument can come to; inside map and its kin the paths are the element's. */
function argumentsOf(
  name: string,
  values: readonly unknown[],
  reads: Reads,
  wrong: Wrong,
  at: (index: number) => Path,
): Type[] {
  const overElements = operators.get(name)?.overElements === true;
  if (!overElements) {
    return values.map((value, index) =>
      within(value, conditionsBefore(name, values, index).reduce(whereHolds, reads), wrong, at(index)),
    );
  }
  const list = within(values[0], reads, wrong, at(0));
  const start = values.length > 2 ? within(values[2], reads, wrong, at(2)) : undefined;
  const element = elementOf(list);
  const scope: Type = start ? { is: "object", fields: { current: element, accumulator: generalised(start) } } : element;
  const inside = (path: string): Type => {
    const words = path === "" ? [] : path.split(".");
    const found = follow(scope, words);
    if (found.missing)
      wrong(
        at(1),
        typeMessages.noSuchField(withOrigin(element), path, nearest(found.missing.word, found.missing.known)),
      );
    return found.type;
  };
  // What a step comes to is what the next one begins with.
  const step = within(values[1], { type: inside, meant: () => [] }, wrong, at(1));
  return start ? [list, step, start] : [list, step];
}

/** What can be read where a condition holds, or does not. */
const whereHolds = ({ type, meant }: Reads, condition: Condition): Reads => ({
  meant,
  type: (path) => narrowed(type(path), path, condition, meant),
});

/** What a fold begins with, as what it may come to: a figure that is written there is any. */
const generalised = (type: Type): Type =>
  either(
    ...alternatives(type).map((one): Type => {
      if (one.is === "number" && one.unit === undefined) return { is: "number" };
      if (one.is === "text") return { is: "text" };
      return one.is === "list" && one.of.is === "nothing" ? listOf(anything) : one;
    }),
  );

/** Each argument against what the operator takes, and the arguments against each other. */
function check(
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
}

/** Whether a text that is written there is a path, which another check tells. */
const isLiteralPath = (value: unknown): boolean => typeof value === "string" && isRoot(value.split(".")[0] ?? "");

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
