import { isOperation, operation } from "../../../engine/expression.ts";
import type { Path } from "../../documents/position.ts";
import { conditionsBefore } from "./conditions-before.ts";
import type { Condition } from "./condition.ts";

/** One of the things that an expression comes to. */
interface Outcome {
  readonly path: Path;
  readonly part: unknown;
  /** When it comes to that. */
  readonly given: readonly Condition[];
}

/**
 * What an expression comes to, one or another of these, and where each stands in it: the branches of an `if`, else
 * itself.
 */
export function outcomes(part: unknown, path: Path = [], given: readonly Condition[] = []): readonly Outcome[] {
  if (!isOperation(part)) return [{ path, part, given }];
  const { name, values } = operation(part);
  if (name !== "if") return [{ path, part, given }];
  return values.flatMap((value, index) =>
    index % 2 === 1 || index === values.length - 1
      ? outcomes(value, [...path, name, index], [...given, ...conditionsBefore(name, values, index)])
      : [],
  );
}
