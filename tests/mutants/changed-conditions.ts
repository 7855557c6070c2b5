/** What a decision's document holds of one row. */
export interface Conditioned {
  readonly id: string;
  readonly when?: unknown;
}

/** One change of one row's condition, in words. */
export interface Change {
  readonly row: string;
  readonly says: string;
  readonly when: unknown;
}

const opposite: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  and: "or",
  or: "and",
  some: "all",
  all: "some",
};

/** Every change of a row's condition that a case of its decision is to notice. */
export function changedConditions({ id, when }: Conditioned): readonly Change[] {
  if (when === undefined) return [];
  const whole = [
    { row: id, says: "is always true", when: { "===": [1, 1] } },
    { row: id, says: "is never true", when: { "===": [1, 2] } },
    { row: id, says: "means its opposite", when: { "!": [when] } },
  ];
  // A text alone is a path, and no literal.
  const parts = typeof when === "string" ? [] : changes(when);
  return [...whole, ...parts.map(({ says, as }) => ({ row: id, says, when: as }))];
}

interface Changed {
  readonly says: string;
  readonly as: unknown;
}

/** An expression with one thing in it changed, for each thing that can be. */
function changes(expression: unknown): readonly Changed[] {
  if (typeof expression === "number") return [{ says: `${expression} is ${expression + 1}`, as: expression + 1 }];
  if (typeof expression === "string") return [{ says: `"${expression}" is another text`, as: `${expression}~` }];
  if (Array.isArray(expression)) return inList(expression, "the list");
  if (typeof expression !== "object" || expression === null) return [];
  return Object.entries(expression).flatMap(([operator, operands]: [string, unknown]) => {
    const other = opposite[operator];
    const turned = other === undefined ? [] : [{ says: `"${operator}" is "${other}"`, as: { [other]: operands } }];
    const within = Array.isArray(operands) ? operands : [operands];
    return [...turned, ...inOperands(operator, within)];
  });
}

function inOperands(operator: string, operands: readonly unknown[]): readonly Changed[] {
  const said = (as: readonly unknown[]) => ({ [operator]: as });
  if (operator === "var") return withoutDefault(operands);
  if (operator === "matches") return unanchored(operands).map(({ says, as }) => ({ says, as: { matches: as } }));
  const joins = operator === "and" || operator === "or";
  const dropped = joins && operands.length > 1 ? without(operands, `"${operator}"`) : [];
  const chosen = operator === "if" ? oneOf(operands) : [];
  return [...chosen, ...[...dropped, ...within(operands)].map(({ says, as }) => ({ says, as: said(as) }))];
}

/** A path without what is read where nothing is. */
const withoutDefault = ([path, ...defaults]: readonly unknown[]): readonly Changed[] =>
  defaults.map(() => ({ says: `${String(path)} has nothing in its place`, as: { var: path } }));

/** A choice that is made beforehand. */
const oneOf = ([, yes, no]: readonly unknown[]): readonly Changed[] => [
  { says: '"if" is always its first', as: yes },
  { says: '"if" is always its second', as: no },
];

/** A literal list without one of its elements, and with one of them changed. */
function inList(list: readonly unknown[], name: string): readonly Changed[] {
  return [...without(list, name), ...within(list)];
}

const without = (list: readonly unknown[], name: string) =>
  list.map((_, at) => ({ says: `${name} lacks its element ${at + 1}`, as: list.toSpliced(at, 1) }));

const within = (list: readonly unknown[]) =>
  list.flatMap((element, at) => changes(element).map(({ says, as }) => ({ says, as: list.with(at, as) })));

/** A pattern that is held at neither end. */
function unanchored([value, pattern]: readonly unknown[]): readonly { says: string; as: readonly unknown[] }[] {
  if (typeof pattern !== "string") return [];
  const open = [
    { says: "the pattern may begin anywhere", as: pattern.replace(/^\^/, "") },
    { says: "the pattern may end anywhere", as: pattern.replace(/\$$/, "") },
  ];
  return open.filter(({ as }) => as !== pattern).map(({ says, as }) => ({ says, as: [value, as] }));
}
