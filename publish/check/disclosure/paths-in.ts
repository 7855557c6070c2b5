import { isOperation, operation } from "../../../engine/expression.ts";
import { entries } from "../../documents/entries.ts";

/** What a path of a part's params stands for. */
export type Given = Readonly<Record<string, unknown>>;

/** Every path that an expression reads. */
export function pathsIn(expression: unknown): readonly string[] {
  if (typeof expression === "string") return [expression];
  return inside(expression);
}

function inside(expression: unknown): readonly string[] {
  if (Array.isArray(expression)) return expression.flatMap(inside);
  if (!isOperation(expression)) return [];
  const { name, values } = operation(expression);
  const [path, fallback] = values;
  if (name === "var") return typeof path === "string" ? [path, ...inside(fallback)] : [];
  return values.flatMap(inside);
}

/** An expression as it stands where a part is used: what is read of `with` is what the part was handed. */
export function placed(expression: unknown, given: Given): unknown {
  if (typeof expression === "string") return asPath(expression, given) ?? expression;
  return placedInside(expression, given);
}

function placedInside(expression: unknown, given: Given): unknown {
  if (Array.isArray(expression)) return expression.map((inner) => placedInside(inner, given));
  if (!isOperation(expression)) return expression;
  const { name, values } = operation(expression);
  const [path] = values;
  if (name === "var" && typeof path === "string" && values.length === 1) {
    const found = asPath(path, given);
    return typeof found === "string" ? { var: [found] } : (found ?? { var: [path] });
  }
  return { [name]: values.map((value) => placedInside(value, given)) };
}

/** What a path of `with` stands for: another path, an expression, a literal; undefined for any other path. */
function asPath(path: string, given: Given): unknown {
  const [root, name = "", ...rest] = path.split(".");
  if (root !== "with" || !(name in given)) return undefined;
  const value = given[name];
  const { $ } = entries(value);
  if (typeof $ === "string") return [$, ...rest].join(".");
  return rest.length > 0 ? undefined : ($ ?? value);
}
