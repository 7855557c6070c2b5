import { isOperation, operation } from "../../../engine/expression.ts";
import { pathsIn } from "../graph/deeds.ts";

/** Whether a condition holds; one that cannot be told does not. */
type Holds = (condition: unknown) => boolean;

/**
 * The paths by which a condition does not come to what it should: of several that must all hold those that do not, of
 * several of which none may those that do.
 */
export function blamed(condition: unknown, holds: Holds, wanted = true): readonly string[] {
  if (isOperation(condition)) {
    const { name, values } = operation(condition);
    const [first] = values;
    if (name === "!") return blamed(first, holds, !wanted);
    if (name === "!!") return blamed(first, holds, wanted);
    if (name === "and" || name === "or")
      return [...new Set(values.flatMap((value) => (holds(value) === wanted ? [] : blamed(value, holds, wanted))))];
  }
  return [...new Set(pathsIn(condition))];
}
