import { isOperation, isTrue, operation } from "../../../engine/expression.ts";

/** What an expression comes to when only some values are given: `unknown` where it hangs on the others. */
export const unknown = Symbol("unknown");

/** Gives the value of a path, or `unknown`. */
export type Given = (path: string) => unknown;

/** The value of a whole expression as far as what is given decides it; a text alone is a path. */
export const known = (expression: unknown, given: Given): unknown =>
  typeof expression === "string" ? given(expression) : inside(expression, given);

function inside(expression: unknown, given: Given): unknown {
  if (Array.isArray(expression)) {
    const all = expression.map((inner) => inside(inner, given));
    return all.includes(unknown) ? unknown : all;
  }
  if (!isOperation(expression)) return expression;
  // What is not well formed is said as that.
  if (Object.keys(expression).length !== 1) return unknown;
  const { name: operator, values: list } = operation(expression);
  const value = (index: number) => inside(list[index], given);
  const decided = (run: () => unknown, count = 2) =>
    list.length !== count || list.some((_, index) => value(index) === unknown) ? unknown : run();
  const compared = (run: (left: number, right: number) => boolean) =>
    decided(() => {
      const [left, right] = [value(0), value(1)];
      return typeof left === "number" && typeof right === "number" ? run(left, right) : unknown;
    });
  switch (operator) {
    case "var":
      return given(String(list[0]));
    case "!":
      return decided(() => !isTrue(value(0)), 1);
    case "!!":
      return decided(() => isTrue(value(0)), 1);
    case "===":
      return decided(() => value(0) === value(1));
    case "!==":
      return decided(() => value(0) !== value(1));
    case "<":
      return compared((left, right) => left < right);
    case "<=":
      return compared((left, right) => left <= right);
    case ">":
      return compared((left, right) => left > right);
    case ">=":
      return compared((left, right) => left >= right);
    case "if":
      return chosen(list.map((_, index) => value(index)));
    case "in":
      return decided(() => among(value(0), value(1)));
    case "and":
      return oneDecides(
        list.map((_, index) => value(index)),
        false,
      );
    case "or":
      return oneDecides(
        list.map((_, index) => value(index)),
        true,
      );
    default:
      return unknown;
  }
}

/** Whether something is in a list or a text. */
function among(one: unknown, all: unknown): unknown {
  if (Array.isArray(all)) return all.includes(one);
  return typeof all === "string" && typeof one === "string" ? all.includes(one) : unknown;
}

/** What an `if` comes to, where its conditions are known. */
function chosen(values: readonly unknown[]): unknown {
  for (let at = 0; at < values.length - 1; at += 2) {
    if (values[at] === unknown) return unknown;
    if (isTrue(values[at])) return values[at + 1];
  }
  return values.at(-1);
}

/** `and` and `or` need not know everything: one operand may decide. */
function oneDecides(values: readonly unknown[], deciding: boolean): unknown {
  const sure = values.filter((value) => value !== unknown).map(isTrue);
  if (sure.includes(deciding)) return deciding;
  return sure.length === values.length ? !deciding : unknown;
}

/** Whether a condition surely fails. */
export const never = (condition: unknown, given: Given): boolean => {
  if (condition === undefined) return false;
  const value = known(condition, given);
  return value !== unknown && !isTrue(value);
};

/** Whether a condition surely holds. */
export const always = (condition: unknown, given: Given): boolean => {
  if (condition === undefined) return true;
  const value = known(condition, given);
  return value !== unknown && isTrue(value);
};
