import type { Operator } from "./operator/operator.ts";
import { operators } from "./operators.ts";
import { pathWords } from "./operator/own-value.ts";

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
    return { code, expected: `a valid ${code}`, found: (error as Error).message };
  }
  return undefined;
}

/** Checks shape, operators, arity and caps in every branch, taken or not (R21, R22); a text alone is a path. */
export function checkExpression(
  expression: unknown,
  known: ReadonlyMap<string, Operator> = operators,
): readonly ExpressionFault[] {
  const faults: ExpressionFault[] = [];
  let size = 0;

  function visit(value: unknown, path: readonly (string | number)[], depth: number): void {
    if (value === null || typeof value !== "object") return;
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
      faults.push({
        path,
        code: "shape",
        expected: "exactly one operator",
        found: names.length === 0 ? "none" : names.join(", "),
      });
      return;
    }
    size++;
    const operator = known.get(name);
    const here = [...path, name];
    const given = (value as Record<string, unknown>)[name];
    const values = Array.isArray(given) ? given : [given];
    if (!operator) {
      faults.push({ path: here, code: "unknown-operator", operator: name, expected: "a known operator", found: name });
    } else {
      const { min, max, odd } = operator.arity;
      if (values.length < min || values.length > max || (odd && values.length % 2 === 0))
        faults.push({
          path: here,
          code: "arity",
          operator: name,
          expected: arityText(operator.arity),
          found: String(values.length),
        });
      for (const index of operator.literalArguments ?? []) {
        const fault = literalFault(name, values[index]);
        if (fault && index < values.length)
          faults.push({ path: Array.isArray(given) ? [...here, index] : here, operator: name, ...fault });
      }
    }
    values.forEach((element, index) => visit(element, Array.isArray(given) ? [...here, index] : here, depth + 1));
  }

  const notPath = typeof expression === "string" ? literalFault("var", expression) : undefined;
  if (notPath) faults.push({ path: [], ...notPath });
  visit(expression, [], 1);
  if (size > sizeLimit)
    faults.push({ path: [], code: "size", expected: `at most ${sizeLimit} operations`, found: String(size) });
  return faults;
}
