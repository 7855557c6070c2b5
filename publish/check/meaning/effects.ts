import { checkExpression, isOperation, isTrue, operation, operators } from "../../../engine/expression.ts";
import { entries } from "../../documents/entries.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";
import { known, unknown } from "./known.ts";
import { neededSteps } from "./needed-steps.ts";

/**
 * What stands in a document has an effect: conditions hang on something, what is pressed does something.
 */
export const checkEffects = ofEach(({ project, report }, document) => {
  const { expressions, nodes } = project.places(document);
  for (const { expression, truth, path } of expressions) {
    const found = constants(expression, truth);
    // What is not well formed is said as that.
    if (found.length === 0 || checkExpression(expression, operators).length > 0) continue;
    for (const { at, says } of found) report(document, [...path, ...at], messages.constant(says));
  }
  // An example shows how a widget looks: nobody presses it.
  if (document.kind === "widget-examples") return;
  const needed = project.whole(neededSteps);
  for (const { node, path } of nodes)
    for (const { event, why } of needed(node))
      if (entries(node.on)[event] === undefined)
        report(document, path, messages.inert(String(node.widget), event, why));
});

interface Constant {
  readonly at: Path;
  readonly says: string;
}

/**
 * The parts of an expression of which the truth is asked, or that compare, although it is the same whatever is read.
 */
function constants(expression: unknown, truth: boolean, at: Path = []): readonly Constant[] {
  if (truth && typeof expression !== "string") {
    const value = known(expression, () => unknown);
    if (value !== unknown) return [{ at, says: isTrue(value) ? "always holds" : "never holds" }];
  }
  if (!isOperation(expression)) return [];
  const { name, values } = operation(expression);
  const [left, right] = values;
  if (comparing.has(name) && values.length === 2 && JSON.stringify(left) === JSON.stringify(right))
    return [{ at, says: "compares something with itself" }];
  const listed = Array.isArray(expression[name]);
  return values.flatMap((value, index) => {
    const asked = isAsked(name, index, values.length, truth);
    return constants(value, asked, [...at, name, ...(listed ? [index] : [])]);
  });
}

const comparing = new Set(["===", "!==", "<", "<=", ">", ">="]);

/** Whether the truth alone of an operand is asked; what an `if` comes to may be true or false by itself. */
const isAsked = (name: string, index: number, count: number, truth: boolean): boolean =>
  name === "!" ||
  name === "!!" ||
  ((name === "and" || name === "or") && (truth || index < count - 1)) ||
  (name === "if" && index % 2 === 0 && index < count - 1);
