import { isOperation, operation, operators, variablesOf } from "../../../engine/expression.ts";
import type { Path } from "../../documents/position.ts";
import { quoted } from "../../faults/say.ts";
import { typeMessages } from "../../faults/type-messages.ts";
import { nearest } from "../../faults/nearest.ts";
import { fits } from "../types/fits.ts";
import { elementOf, follow, type Presence } from "../types/follow.ts";
import { wantedOf, withOrigin } from "../types/in-words.ts";
import { conditionsBefore } from "./conditions-before.ts";
import type { Condition, Meant } from "./condition.ts";
import { narrowed } from "./narrowed.ts";
import { isLiteralPath, typeOfLiteral } from "./literal.ts";
import { checkOperands, type Wrong } from "./operands.ts";
import { signatures } from "../types/operators/signatures.ts";
import { checkThere, presenceWhere, whereKept } from "./presence.ts";
import { alternatives, anything, either, listOf, nothing, present, type Type } from "../types/type.ts";

/** What can be read where an expression stands. */
export interface Reads {
  /** The type of a path. */
  readonly type: (path: string) => Type;
  /** The expressions that a path stands for. */
  readonly meant: Meant;
  /** Whether what a path leads to is there. */
  readonly there: (path: string) => Presence;
  /** It is the element of a list that is read. */
  readonly each?: true;
}

const silent: Wrong = () => undefined;

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
  checkOperands(name, signature, given, values, wrong, at);
  checkThere(
    name,
    signature,
    { values, given, readsOf: (index) => readsWithin(name, values, index, reads), each: reads.each === true },
    wrong,
    at,
  );
  if (name === "filter") return listOf(whereKept(elementOf(given[0] ?? anything), values[1]));
  return signature.givesOf?.(given) ?? signature.gives;
}

/** A path that is read, or what stands in for it. */
function variable(values: readonly unknown[], reads: Reads, wrong: Wrong, at: (index: number) => Path): Type {
  const [path, ...fallback] = values;
  const found = typeof path === "string" ? reads.type(path) : anything;
  if (fallback.length === 0) return found;
  const instead = within(fallback[0], reads, wrong, at(1));
  if (instead.is !== "nothing" && !isLiteralPath(fallback[0]) && !fits(instead, generalised(found)))
    wrong(at(1), typeMessages.otherDefault(withOrigin(found), withOrigin(instead), wantedOf(found, fallback[0])));
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
    return values.map((value, index) => within(value, readsWithin(name, values, index, reads), wrong, at(index)));
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
  const there = (path: string) => follow(scope, path === "" ? [] : path.split(".")).there;
  if (values.length > 1) checkRead(name, values[1], start !== undefined, wrong, at(1));
  const step = within(values[1], { type: inside, meant: () => [], there, each: true }, wrong, at(1));
  return start ? [list, step, start] : [list, step];
}

/** What is worked out for each element reads it: of a fold, also what came so far. */
function checkRead(name: string, step: unknown, isFold: boolean, wrong: Wrong, at: Path): void {
  const read = variablesOf(step).map((variable) => variable.name);
  if (!isFold && read.length === 0) return wrong(at, typeMessages.unreadElement(name, "the element"));
  const lacking = ["accumulator", "current"].find((word) => !read.some((path) => path.split(".")[0] === word));
  if (isFold && lacking !== undefined) wrong(at, typeMessages.unreadElement(name, quoted(lacking)));
}

/** What one operand can read: what the others before it leave. */
const readsWithin = (name: string, values: readonly unknown[], index: number, reads: Reads): Reads =>
  conditionsBefore(name, values, index).reduce(whereHolds, reads);

/** What can be read where a condition holds, or does not. */
const whereHolds = ({ type, meant, there, ...reads }: Reads, condition: Condition): Reads => ({
  ...reads,
  meant,
  type: (path) => narrowed(type(path), path, condition, meant),
  there: (path) => presenceWhere(there(path), type(path), path, condition, meant),
});

/** What a fold begins with, as what it may come to: a figure that is written there is any. */
const generalised = (type: Type): Type =>
  either(
    ...alternatives(type).map((one): Type => {
      if (one.is === "number" && one.unit === undefined) return { is: "number" };
      // What stands for none is none of the values that are known.
      if (one.is === "number" && one.known) return { is: "number", ...(one.unit && { unit: one.unit }) };
      if (one.is === "text") return { is: "text" };
      return one.is === "list" && one.of.is === "nothing" ? listOf(anything) : one;
    }),
  );
