import {
  compileExpression,
  type Expression,
  isOperation,
  isTrue,
  messageOf,
  operation,
  Reader,
  scopeReader,
} from "../../engine/expression.ts";
import { inWords } from "./in-words.ts";

/** A value that a condition read, by its path below the inputs. */
interface Seen {
  readonly path: string;
  readonly value: unknown;
}

/** What a part of a condition came to. What stands behind the part that settles it is not asked. */
export type Came = "true" | "false" | "odd" | "not asked";

/** A condition, or a part of one. */
export interface ConditionPart {
  readonly says: string;
  readonly came: Came;
  /** What was missing or odd. */
  readonly why?: string;
  readonly saw: readonly Seen[];
  /** How its parts make it up, of one that has some. */
  readonly by?: Join;
  readonly parts: readonly ConditionPart[];
}

type Join = "all" | "any" | "not";

type Inputs = Readonly<Record<string, unknown>>;

export const root = "inputs";

const joins: Readonly<Record<string, Join>> = { and: "all", or: "any", "!": "not" };

/** After which answer no further part is asked. */
const settles: Readonly<Record<Join, Came | undefined>> = { all: "false", any: "true", not: undefined };

/** Why a condition of a decision holds or does not: each part of it, what it read and what that came to. */
export const explainCondition = (condition: Expression, inputs: Inputs): ConditionPart =>
  explainPart(typeof condition === "string" ? { var: condition } : condition, inputs, true);

function explainPart(condition: Expression, inputs: Inputs, asked: boolean): ConditionPart {
  const says = inWords(condition, { under: root });
  const joined = joinedParts(condition);
  if (!joined) return { says, ...(asked ? found(condition, inputs) : { came: "not asked", saw: [] }), parts: [] };
  const { by, values } = joined;
  let open = asked;
  const parts = values.map((value) => {
    const part = explainPart(value, inputs, open);
    if (part.came === settles[by] || part.came === "odd") open = false;
    return part;
  });
  return { says, came: asked ? together(by, parts) : "not asked", saw: [], by, parts };
}

/** The parts of a condition that can be told apart, and how it is made of them. */
function joinedParts(condition: Expression): { readonly by: Join; readonly values: readonly Expression[] } | undefined {
  if (!isOperation(condition)) return undefined;
  const { name, values } = operation(condition);
  const by = joins[name];
  // A text or a truth in such a place is itself, and no condition.
  if (by === undefined || !values.every((value) => isOperation(value))) return undefined;
  return by === "not" && !values.some((value) => joinedParts(value)) ? undefined : { by, values };
}

function together(by: Join, parts: readonly ConditionPart[]): Came {
  if (parts.some(({ came }) => came === "odd")) return "odd";
  const settled = parts.some(({ came }) => came === (by === "all" ? "false" : "true"));
  return settled === (by === "any") ? "true" : "false";
}

function found(condition: Expression, inputs: Inputs): Pick<ConditionPart, "came" | "why" | "saw"> {
  const read = new Map<string, unknown>();
  const source = scopeReader({ [root]: inputs });
  const reader = new Reader((path) => {
    const value = source.read(path) ?? null;
    read.set(path.replace(`${root}.`, ""), value);
    return value;
  });
  const saw = () => [...read].map(([path, value]) => ({ path, value }));
  try {
    const came = isTrue(compileExpression(condition)(reader)) ? "true" : "false";
    return { came, saw: saw() };
  } catch (error) {
    return { came: "odd", why: messageOf(error), saw: saw() };
  }
}
