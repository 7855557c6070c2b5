import { isOperation, operation } from "../../../engine/expression.ts";
import { entries } from "../../documents/entries.ts";

/** What a path of a part's params stands for. */
export type Given = Readonly<Record<string, unknown>>;

/** An expression as it stands where a part is used: what is read of `with` is what the part was handed. */
export function placed(expression: unknown, given: Given): unknown {
  if (typeof expression === "string") return asPath(expression, given) ?? expression;
  return placedInside(expression, given);
}

function placedInside(expression: unknown, given: Given): unknown {
  if (Array.isArray(expression)) return expression.map((inner) => placedInside(inner, given));
  if (!isOperation(expression)) return expression;
  const { name, values } = operation(expression);
  const [path, ...defaults] = values;
  if (name === "var" && typeof path === "string") {
    const found = asPath(path, given) ?? path;
    // A default stays beside what it is the default of, be that no path: what comes out is compared, never evaluated.
    const whole = [found, ...defaults.map((value) => placedInside(value, given))];
    return typeof found === "string" || defaults.length > 0 ? { var: whole } : found;
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
