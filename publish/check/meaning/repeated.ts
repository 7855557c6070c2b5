import { isOperation, operation } from "../../../engine/expression.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";

/**
 * What stands twice and counts once: a step right after the very same, an operand of `and` or `or`, a value of a list
 * that is searched.
 */
export const checkRepeated = ofEach(({ project, report }, document) => {
  const { expressions, steps } = project.places(document);
  const places = new Map(steps.map(({ step, path }) => [JSON.stringify(path), JSON.stringify(step)]));
  for (const { step, path } of steps) {
    const at = path.at(-1);
    if (typeof at !== "number" || at === 0) continue;
    if (places.get(JSON.stringify([...path.slice(0, -1), at - 1])) === JSON.stringify(step))
      report(document, path, messages.repeatedStep());
  }
  for (const { expression, path } of expressions)
    for (const { at, of, found } of repeated(expression, []))
      report(document, [...path, ...at], messages.repeatedValue(of, found));
});

/** A value that stands a second time. */
interface Repeated {
  readonly at: Path;
  readonly of: string;
  readonly found: unknown;
}

function repeated(expression: unknown, at: Path): readonly Repeated[] {
  if (Array.isArray(expression)) return expression.flatMap((value, index) => repeated(value, [...at, index]));
  if (!isOperation(expression)) return [];
  const { name, values } = operation(expression);
  const list = Array.isArray(expression[name]);
  const inside = values.flatMap((value, index) => repeated(value, list ? [...at, name, index] : [...at, name]));
  if (name === "and" || name === "or") return [...again(values, name, [...at, name]), ...inside];
  const [, searched] = values;
  return name === "in" && Array.isArray(searched) ? [...again(searched, name, [...at, name, 1]), ...inside] : inside;
}

/** The values that stand before already. */
function again(values: readonly unknown[], of: string, at: Path): readonly Repeated[] {
  const written = values.map((value) => JSON.stringify(value));
  return values.flatMap((found, index) =>
    written.indexOf(written[index] ?? "") < index ? [{ at: [...at, index], of, found }] : [],
  );
}
