import { isTrue, type Expression, isOperation, operation } from "../../../engine/expression.ts";

/** A part of an expression that says more than it means, and the shorter form that says the same. */
export interface Noise {
  readonly path: readonly (string | number)[];
  readonly found: string;
  readonly why: string;
  readonly shorter: Expression;
}

/** Of which arguments an operator asks the truth alone; `asked`: that is all that is asked of the operation itself. */
const asksTruth: Readonly<Record<string, (index: number, count: number, asked: boolean) => boolean>> = {
  "!": () => true,
  "!!": () => true,
  and: (_, __, asked) => asked,
  or: (_, __, asked) => asked,
  if: (index, count, asked) => asked || (index % 2 === 0 && index < count - 1),
  filter: (index) => index === 1,
  some: (index) => index === 1,
  all: (index) => index === 1,
  none: (index) => index === 1,
};

const opposites: Readonly<Record<string, string>> = { "===": "!==", "!==": "===" };

/**
 * What a well-formed expression says in vain, outermost first.
 * @param truth only the truth of what it comes to is asked
 */
export function noiseIn(expression: unknown, truth: boolean): Noise[] {
  const found: Noise[] = [];
  function visit(value: Expression, path: Noise["path"], asked: boolean): void {
    if (Array.isArray(value)) value.forEach((element: Expression, index) => visit(element, [...path, index], false));
    if (!isOperation(value)) return;
    const { name, values } = operation(value);
    const whole = path.length === 0;
    const said = noiseOf(name, values, { asked, whole });
    // A literal text cannot stand alone: it would be a path.
    if (said && !(whole && typeof said.shorter === "string"))
      found.push({ path, ...said, shorter: whole ? pathAlone(said.shorter) : said.shorter });
    values.forEach((inner, index) => {
      const at = Array.isArray(value[name]) ? [...path, name, index] : [...path, name];
      visit(inner, at, asksTruth[name]?.(index, values.length, asked) ?? false);
    });
  }
  // Whoever asks has checked it: of a faulty one nothing is asked.
  visit(expression as Expression, [], truth);
  return found;
}

interface Asked {
  readonly asked: boolean;
  readonly whole: boolean;
}

function noiseOf(
  name: string,
  [first = null, ...more]: readonly Expression[],
  { asked, whole }: Asked,
): Omit<Noise, "path"> | undefined {
  const [fallback] = more;
  const inner = isOperation(first) ? operation(first) : undefined;
  if (name === "var" && more.length > 0 && (fallback === null || (asked && isLiteral(fallback) && !isTrue(fallback))))
    return {
      found: `the default ${JSON.stringify(fallback)}`,
      why: fallback === null ? "of a value that is null without it" : "where a missing value is false anyway",
      shorter: { var: first },
    };
  if (name === "var" && whole && more.length === 0)
    return { found: '"var"', why: "round the whole expression", shorter: { var: first } };
  if (name === "!!" && asked) return { found: '"!!"', why: "where truth is asked anyway", shorter: first };
  const opposite = inner && opposites[inner.name];
  if (name === "!" && inner && opposite !== undefined)
    return { found: '"!"', why: `of "${inner.name}"`, shorter: { [opposite]: inner.values } };
  if (name === "!" && inner?.name === "!") {
    const [asking = null] = inner.values;
    return { found: '"!"', why: 'of "!"', shorter: asked ? asking : { "!!": [asking] } };
  }
  return undefined;
}

const isLiteral = (value: Expression | undefined): boolean => value !== undefined && !isOperation(value);

/** A path that is left as the whole expression stands alone. */
function pathAlone(expression: Expression): Expression {
  if (!isOperation(expression)) return expression;
  const { name, values } = operation(expression);
  const [path = null] = values;
  return name === "var" && values.length === 1 && typeof path === "string" ? path : expression;
}
