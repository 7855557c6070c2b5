import { entryOperators } from "../../../lending/operators/entry.ts";
import { appOperators } from "../../../lending/operators/index.ts";
import type { Path } from "../../documents/position.ts";
import type { Check } from "../given/checking.ts";
import { messages } from "../../faults/messages.ts";
import { sentFirst } from "../given/drawn-by.ts";
import { entries } from "../../documents/entries.ts";

const late = new Set(appOperators.filter((operator) => !entryOperators.includes(operator)).map(({ name }) => name));

/**
 * What comes with the page uses only operators that the first script holds: a key or a tap may come before the others
 * do.
 */
export const checkFirstScreen: Check = ({ project, report }) => {
  for (const document of sentFirst(project)) {
    for (const { expression, path } of project.places(document).expressions)
      for (const [name, at] of operatorsIn(expression))
        if (late.has(name)) report(document, [...path, ...at], messages.notAtOnce(name), { at: "key" });
  }
};

/** Every operator of an expression that is known, with its place. */
function operatorsIn(expression: unknown, path: Path = []): (readonly [string, Path])[] {
  if (Array.isArray(expression)) return expression.flatMap((one, index) => operatorsIn(one, [...path, index]));
  return Object.entries(entries(expression)).flatMap<readonly [string, Path]>(([name, inner]) => [
    [name, [...path, name]],
    ...operatorsIn(inner, [...path, name]),
  ]);
}
