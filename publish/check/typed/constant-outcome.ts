import { isOperation } from "../../../engine/expression.ts";
import { quoted, type Said } from "../../faults/say.ts";
import { typeMessages } from "../../faults/type-messages.ts";
import { type Bounds, boundsOf } from "../types/bounds.ts";
import { inWords, rangeInWords, withOrigin } from "../types/in-words.ts";
import { alternatives, never, type Type } from "../types/type.ts";

/** Takes what is said of an operand. */
type Tell = (index: number, said: Said) => void;

/** What comes out the same whatever is read, by the types of the operands: a comparison, a condition. */
export function checkOutcome(name: string, given: readonly Type[], values: readonly unknown[], tell: Tell): void {
  switch (name) {
    case "===":
    case "!==":
      return checkSame(name, given, values, tell);
    case "in":
      return checkHeld(given, values, tell);
    case "<":
    case "<=":
      values.slice(1).forEach((_, index) => checkOrder(name, [index, index + 1], given, values, tell));
      return;
    case ">":
    case ">=":
      return checkOrder(name, [1, 0], given, values, tell);
    case "!":
    case "!!":
    case "and":
    case "or":
      return values.forEach((_, index) => checkTruth(name, index, given, values, tell));
    case "if":
      values.forEach((_, index) => {
        if (index % 2 === 0 && index < values.length - 1) checkTruth(name, index, given, values, tell);
      });
      return checkBranches(values, tell);
  }
}

/** The last two things that an `if` comes to, which are the same. */
function checkBranches(values: readonly unknown[], tell: Tell): void {
  const [before, last] = [values.at(-2), values.at(-1)];
  if (JSON.stringify(before) === JSON.stringify(last)) tell(values.length - 1, typeMessages.sameBranches(quoted(last)));
}

/** The values that a type is one of; undefined where nobody can list them. */
function valuesOf(type: Type | undefined): readonly (string | number | boolean)[] | undefined {
  if (!type || type.is === "either") return undefined;
  if (type.is === "text" || type.is === "number") return type.only;
  return type.is === "boolean" && type.only !== undefined ? [type.only] : undefined;
}

function checkSame(name: string, [a, b]: readonly Type[], values: readonly unknown[], tell: Tell): void {
  const [one, other] = [valuesOf(a), valuesOf(b)];
  if (one?.length !== 1 || other?.length !== 1 || one[0] !== other[0] || !values.some(isOperation)) return;
  const at = isOperation(values[1]) ? 1 : 0;
  const found = at === 1 ? b : a;
  if (found) tell(at, typeMessages.alwaysSame(name, withOrigin(found)));
}

function checkHeld([value, list]: readonly Type[], values: readonly unknown[], tell: Tell): void {
  const [one, among] = [valuesOf(value), list?.is === "list" ? valuesOf(list.of) : undefined];
  const written = values[1];
  if (!value || !one || !among || !Array.isArray(written) || written.some(isOperation)) return;
  // What it never is has been told as that.
  if (isOperation(values[0]) && one.every((each) => among.includes(each)) && among.every((each) => one.includes(each)))
    tell(0, typeMessages.alwaysSame("in", withOrigin(value)));
}

/** Between what a number lies; of a code that is known there may be others, so that the next figures are left open. */
function figuresIn(one: Type & { readonly is: "number" }): Bounds {
  if (one.only || !one.known) return boundsOf(one);
  return { least: Math.min(...one.known) - 1, most: Math.max(...one.known) + 1 };
}

/** Between what all that a type can be lies; undefined where it may be no number. */
function rangeOf(type: Type | undefined): Bounds | undefined {
  if (!type || type === never) return undefined;
  const found = alternatives(type).filter(({ is }) => is !== "nothing");
  const figures = found.filter((one) => one.is === "number").map(figuresIn);
  if (figures.length === 0 || figures.length < found.length) return undefined;
  return {
    least: Math.min(...figures.map(({ least }) => least)),
    most: Math.max(...figures.map(({ most }) => most)),
  };
}

/** One that is always less than the other, or never. */
function checkOrder(
  name: string,
  [lesser, greater]: readonly [number, number],
  given: readonly Type[],
  values: readonly unknown[],
  tell: Tell,
): void {
  const [less, more] = [rangeOf(given[lesser]), rangeOf(given[greater])];
  if (!less || !more || (!isOperation(values[lesser]) && !isOperation(values[greater]))) return;
  const orSame = name.endsWith("=");
  const always = orSame ? less.most <= more.least : less.most < more.least;
  const isNever = orSame ? less.least > more.most : less.least >= more.most;
  if (!always && !isNever) return;
  const at = isOperation(values[greater]) ? lesser : greater;
  const beside = at === lesser ? greater : lesser;
  const [found, other] = [given[at], given[beside]];
  if (!found || !other) return;
  const isCode = alternatives(other).some((one) => one.is === "number" && one.known !== undefined);
  const range = isCode ? withOrigin(other) : rangeInWords(other, at === lesser ? more : less);
  tell(at, typeMessages.outside(name, range, inWords(found), always));
}

/** A condition that another around it has decided. */
function checkTruth(name: string, index: number, given: readonly Type[], values: readonly unknown[], tell: Tell): void {
  const type = given[index];
  // The very same operand again is told as that.
  const first = values.findIndex((value) => JSON.stringify(value) === JSON.stringify(values[index]));
  if (first < index) return;
  if (type?.is === "boolean" && type.only !== undefined && isOperation(values[index]))
    tell(index, typeMessages.alwaysTrue(name, String(type.only)));
}
