import { isOperation, operation, operators } from "../../../engine/expression.ts";
import { rootsOf } from "../../../engine/roots.ts";
import type { Path } from "../../documents/position.ts";
import { messages } from "../../faults/messages.ts";
import { ofEach } from "../given/checking.ts";

/** Inside an operator a text is a literal: one that looks like a path that can be read there was meant to be read. */
export const checkLiteralPaths = ofEach(({ project, report }, document) => {
  for (const { expression, path, scope } of project.places(document).expressions) {
    const roots: readonly string[] = scope.only ?? rootsOf(document.kind);
    for (const { text, at } of literalsIn(expression))
      if (/^[^.\s]+(\.[\w-]+)+$/.test(text) && roots.includes(text.split(".")[0] ?? ""))
        report(document, [...path, ...at], messages.literalPath(text));
  }
});

interface Literal {
  readonly text: string;
  readonly at: Path;
}

/** The texts that an expression's operators are handed, but for those that must be literal: paths, patterns. */
function literalsIn(expression: unknown, at: Path = []): readonly Literal[] {
  if (typeof expression === "string") return at.length > 0 ? [{ text: expression, at }] : [];
  if (Array.isArray(expression)) return expression.flatMap((element, index) => literalsIn(element, [...at, index]));
  if (!isOperation(expression)) return [];
  const { name, values } = operation(expression);
  const given = [...at, name];
  return values.flatMap((value, index) =>
    typeof value === "string" && operators.get(name)?.literalArguments?.includes(index)
      ? []
      : literalsIn(value, Array.isArray(expression[name]) ? [...given, index] : given),
  );
}
