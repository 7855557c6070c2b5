import { isOperation, operation } from "../../../engine/expression.ts";
import type { Path } from "../../documents/position.ts";

/** What an expression comes to, one or another of these, and where each stands in it: the branches of an `if`, else itself. */
export function outcomes(expression: unknown, path: Path = []): readonly (readonly [Path, unknown])[] {
  if (!isOperation(expression)) return [[path, expression]];
  const { name, values } = operation(expression);
  if (name !== "if") return [[path, expression]];
  return values.flatMap((value, index) =>
    index % 2 === 1 || index === values.length - 1 ? outcomes(value, [...path, name, index]) : [],
  );
}
