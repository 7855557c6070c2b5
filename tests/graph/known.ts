import { isTrue } from "../../engine/expression.ts";

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
  if (typeof expression !== "object" || expression === null) return expression;
  const [entry] = Object.entries(expression);
  if (!entry) return expression;
  const [operator, operands] = entry;
  const list: readonly unknown[] = Array.isArray(operands) ? operands : [operands];
  const value = (index: number) => inside(list[index], given);
  const decided = (run: () => unknown) => (list.some((_, index) => value(index) === unknown) ? unknown : run());
  switch (operator) {
    case "var":
      return given(String(list[0]));
    case "!":
      return decided(() => !isTrue(value(0)));
    case "!!":
      return decided(() => isTrue(value(0)));
    case "===":
      return decided(() => value(0) === value(1));
    case "!==":
      return decided(() => value(0) !== value(1));
    case "in":
      return decided(() => (value(1) as readonly unknown[] | string).includes(value(0) as string));
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
