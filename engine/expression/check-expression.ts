import type { Operator } from "./operator/operator.ts";
import { messageOf } from "./message-of.ts";
import { operators } from "./operators.ts";
import { pathWords } from "./operator/own-value.ts";
import { isValues } from "./operator/values-of.ts";

/** What is wrong in an expression, and where: `path` leads from the expression to the place. */
export interface ExpressionFault {
  readonly path: readonly (string | number)[];
  readonly code: "shape" | "unknown-operator" | "arity" | "not-literal" | "depth" | "size" | "pattern" | "path";
  readonly operator?: string;
  /** What was expected there. */
  readonly expected: string;
  /** What stands there. */
  readonly found: string;
}

const depthLimit = 12;
const sizeLimit = 200;

function arityText({ min, max, odd }: Operator["arity"]): string {
  if (min === max) return `${min} argument${min === 1 ? "" : "s"}`;
  if (max === Number.POSITIVE_INFINITY) return `at least ${min} argument${min === 1 ? "" : "s"}`;
  return odd ? `an odd number of arguments, at least ${min}` : `${min} to ${max} arguments`;
}

function literalFault(name: string, value: unknown): Pick<ExpressionFault, "code" | "expected" | "found"> | undefined {
  if (typeof value !== "string")
    return { code: "not-literal", expected: "a literal text", found: JSON.stringify(value) ?? "nothing" };
  try {
    if (name === "matches") new RegExp(value, "u");
    else pathWords(value);
  } catch (error) {
    const code = name === "matches" ? "pattern" : "path";
    return { code, expected: `a valid ${code}`, found: messageOf(error) };
  }
  return undefined;
}

/** What is wrong with an operator by itself, whatever its arguments hold. */
function operatorFaults(
  name: string,
  given: unknown,
  path: ExpressionFault["path"],
  operator: Operator | undefined,
): ExpressionFault[] {
  if (!operator) return [{ path, code: "unknown-operator", operator: name, expected: "a known operator", found: name }];
  const faults: ExpressionFault[] = [];
  const values = Array.isArray(given) ? given : [given];
  const { arity, literalArguments = [] } = operator;
  if (values.length < arity.min || values.length > arity.max || (arity.odd && values.length % 2 === 0))
    faults.push({ path, code: "arity", operator: name, expected: arityText(arity), found: String(values.length) });
  for (const index of literalArguments) {
    const fault = index < values.length ? literalFault(name, values[index]) : undefined;
    if (fault) faults.push({ path: Array.isArray(given) ? [...path, index] : path, operator: name, ...fault });
  }
  return faults;
}

/** Checks shape, operators, arity and caps in every branch, taken or not (R21, R22); a text alone is a path. */
export function checkExpression(
  expression: unknown,
  known: ReadonlyMap<string, Operator> = operators,
): readonly ExpressionFault[] {
  const faults: ExpressionFault[] = [];
  let size = 0;

  function visit(value: unknown, path: ExpressionFault["path"], depth: number): void {
    if (!Array.isArray(value) && !isValues(value)) return;
    if (depth > depthLimit) {
      faults.push({ path, code: "depth", expected: `at most ${depthLimit} levels`, found: "a deeper expression" });
      return;
    }
    if (Array.isArray(value)) {
      value.forEach((element, index) => visit(element, [...path, index], depth + 1));
      return;
    }
    const names = Object.keys(value);
    const [name] = names;
    if (name === undefined || names.length !== 1) {
      const found = names.length === 0 ? "none" : names.join(", ");
      faults.push({ path, code: "shape", expected: "exactly one operator", found });
      return;
    }
    size++;
    const given = value[name];
    const here = [...path, name];
    faults.push(...operatorFaults(name, given, here, known.get(name)));
    if (Array.isArray(given)) given.forEach((element, index) => visit(element, [...here, index], depth + 1));
    else visit(given, here, depth + 1);
  }

  const notPath = typeof expression === "string" ? literalFault("var", expression) : undefined;
  if (notPath) faults.push({ path: [], ...notPath });
  visit(expression, [], 1);
  if (size > sizeLimit)
    faults.push({ path: [], code: "size", expected: `at most ${sizeLimit} operations`, found: String(size) });
  return faults;
}
