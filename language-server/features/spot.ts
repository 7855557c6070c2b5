import { operators } from "../../engine/expression.ts";
import type { WrittenBy } from "../../engine/grammar.ts";
import type { Project } from "../../publish/check/given/project.ts";
import type { Places, PathScope } from "../../publish/check/walk/places.ts";
import type { Document } from "../../publish/documents/document.ts";
import { elements, entries, valueAt } from "../../publish/documents/entries.ts";
import { isWithin, type Path } from "../../publish/documents/position.ts";
import type { Place } from "../buffers/place.ts";

/** What of ours, which no schema knows, stands at a place. */
export type Spot =
  /** A path that is read; `element` where it is read inside an element of a list. */
  | { readonly is: "read"; readonly scope: PathScope; readonly element?: Element }
  /** A path that is written. */
  | { readonly is: "written"; readonly scope: PathScope }
  /** The name of an operator. */
  | { readonly is: "operator" }
  /** A value that is compared with what stands beside it. */
  | { readonly is: "operand"; readonly beside: unknown; readonly scope: PathScope }
  /** One of the addresses that an expression may come to. */
  | { readonly is: "address" }
  /** A text key. */
  | { readonly is: "text" }
  /** The words of a text, or whatever else. */
  | { readonly is: "other" };

/** The list in whose elements `var` reads. */
interface Element {
  readonly list: unknown;
  readonly scope: PathScope;
}

type ExpressionPlace = Places["expressions"][number];

/** What stands at a place of a document. */
export function spotAt(project: Project, document: Document, place: Place): Spot {
  const places = project.places(document);
  const { path, isKey, node } = place;
  const here = (one: { readonly path: Path }) => one.path.length === path.length && isWithin(path, one.path);
  if (!isKey && node.type === "string") {
    if (places.texts.some(here)) return { is: "text" };
    const written = places.paths.find(here);
    if (written) return { is: "written", scope: written.scope };
  }
  const around = places.expressions.filter((one) => isWithin(path, one.path));
  const expression = around.toSorted((a, b) => b.path.length - a.path.length)[0];
  if (!expression) return { is: "other" };
  const spot = inExpression(expression, place);
  const comesToRoute = ({ to, path: outer }: Places["names"][number]) => to === "route" && isWithin(path, outer);
  return spot.is === "other" && places.names.some(comesToRoute) ? { is: "address" } : spot;
}

function inExpression({ expression, path: start, scope }: ExpressionPlace, { path, isKey, node }: Place): Spot {
  const inside = path.slice(start.length);
  if (isKey || node.type === "object") return { is: "operator" };
  if (node.type !== "string") return { is: "other" };
  if (inside.length === 0) return { is: "read", scope };
  const [operator, index] = typeof inside.at(-1) === "number" ? [inside.at(-2), inside.at(-1)] : [inside.at(-1), 0];
  if (operator !== "var" || index !== 0) return compared(expression, inside, scope) ?? { is: "other" };
  const element = elementAround(expression, inside, scope);
  return { is: "read", scope, ...(element && { element }) };
}

/** What a literal is compared with: the other side of an equation, or what is looked for in a list. */
function compared(expression: unknown, inside: Path, scope: PathScope): Spot | undefined {
  const inList = typeof inside.at(-2) === "number";
  const [operator, index] = inside.slice(inList ? -3 : -2);
  const equal = !inList && (operator === "===" || operator === "!==");
  if (!equal && !(inList && operator === "in" && index === 1)) return undefined;
  if (elementAround(expression, inside, scope)) return undefined;
  const operands = elements(valueAt(expression, inside.slice(0, inList ? -2 : -1)));
  return { is: "operand", beside: operands[equal && index === 0 ? 1 : 0], scope };
}

/** The innermost list over whose elements an operator goes, where the path stands in what is asked of each. */
function elementAround(expression: unknown, inside: Path, scope: PathScope): Element | undefined {
  let found: Element | undefined;
  let at = expression;
  for (const [depth, step] of inside.entries()) {
    const next: unknown = typeof step === "number" ? elements(at)[step] : entries(at)[step];
    const over = typeof step === "string" && operators.get(step)?.overElements === true;
    if (over && inside[depth + 1] === 1) found = { list: elements(next)[0], scope };
    at = next;
  }
  return found;
}

/** By what a path is written where one may be written. */
export const ways: readonly WrittenBy[] = ["bind", "set", "as", "dot"];
