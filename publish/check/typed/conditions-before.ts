import type { Condition } from "./condition.ts";

/**
 * What is known of other operands where one is worked out: of operators that work one out only when others came to
 * something.
 */
export function conditionsBefore(name: string, values: readonly unknown[], index: number): readonly Condition[] {
  const each = (expressions: readonly unknown[], holds: boolean) =>
    expressions.map((expression) => ({ expression, holds }));
  switch (name) {
    case "and":
      return each(values.slice(0, index), true);
    case "or":
      return each(values.slice(0, index), false);
    case "if": {
      const own = index % 2 === 1 ? index - 1 : index;
      const earlier = each(
        values.filter((_, at) => at % 2 === 0 && at < own),
        false,
      );
      return index % 2 === 1 ? [...earlier, { expression: values[own], holds: true }] : earlier;
    }
    default:
      return [];
  }
}
