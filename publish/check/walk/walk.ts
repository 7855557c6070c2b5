import { type Grammar, type Opens, type Part, type Visitor, walkDocument } from "../../../engine/grammar.ts";
import { ownedBy } from "../../../engine/roots.ts";
import type { Document } from "../../documents/document.ts";
import { referenceAt } from "../../documents/references-of.ts";
import { type Entries, entries, isEntries } from "../../documents/entries.ts";
import type { Type } from "../types/type.ts";
import { type Later, noScope, type Places, type PathScope, where } from "./places.ts";

/** What the walk asks about types. */
export interface Typing {
  /** The element of the list that an expression gives. */
  element(expression: unknown, scope: PathScope): Type;
  /** What a step comes to when it goes well. */
  outcome(step: Entries): Type;
  /** What the widget of a node emits with an event. */
  emitted(node: Entries, event: string, scope: PathScope): Type;
  /** What a step that failed comes to, or an entry of the catalogue takes. */
  failed(step: Entries): Type;
  /** Asks once, as long as what was asked is as it was. */
  once(find: Later<Type>): Later<Type>;
}

/** What a derived value may read: the same wherever it is read itself. */
const derivable = ownedBy("app", "visit");

/** Collects everything in a document that refers to something else. */
export function walk({ kind, data }: Document, typing: Typing, grammar?: Grammar): Places {
  const places: Places = {
    nodes: [],
    steps: [],
    expressions: [],
    texts: [],
    paths: [],
    references: [],
    names: [],
    empties: [],
  };
  // Whose steps by event these are.
  const nodes = new Map<unknown, Entries>();
  const visitor: Visitor<PathScope> = {
    open: (opens, part) => opened(opens, part, typing, nodes.get(part.holder) ?? {}),
    where: ({ value: expression, context: scope }, holds) => where(scope, [{ expression, holds }]),
    part(part) {
      if (part.holds.is === "object") nodes.set(entries(part.value).on, entries(part.value));
      take(part, places);
      return undefined;
    },
  };
  walkDocument(kind, data, noScope, visitor, grammar);
  return places;
}

/** What can be read inside a part that opens something. */
function opened(
  opens: Opens,
  { context: scope, holds, holder, value, path }: Part<PathScope>,
  typing: Typing,
  node: Entries,
): PathScope {
  switch (opens) {
    case "event":
      return { ...scope, event: typing.once(() => typing.emitted(node, String(path.at(-1)), scope)) };
    case "item":
      return {
        ...scope,
        item: typing.once(() => typing.element(holds.is === "object" ? entries(value).in : value, scope)),
      };
    case "answer":
      return { ...scope, result: typing.once(() => typing.outcome(holder)) };
    case "failure":
      return { ...scope, result: typing.once(() => typing.failed(holder)) };
    case "above":
      return { ...scope, derived: Object.keys(holder).indexOf(String(path.at(-1))), only: derivable };
    case "decided":
      return { ...scope, only: derivable.filter((root) => root !== "derived" && root !== "decided") };
    case "inputs":
      return { ...scope, only: ["inputs"] };
  }
}

/** The names that a value says of the root that it fills. */
const filledBy = ({ holds, value }: Part<PathScope>): readonly string[] =>
  holds.fills === undefined ? [] : Object.keys(entries(value)).filter((name) => !name.startsWith("$"));

function take(part: Part<PathScope>, places: Places): void {
  const { holds, value, path, holder, context: scope } = part;
  const reference = referenceAt(part);
  if (reference) places.references.push({ ...reference, scope });
  switch (holds.is) {
    case "list":
      if (holds.of.is === "object" && Array.isArray(value) && value.length === 0)
        places.empties.push({ of: holds.of.shape, path, scope });
      return;
    case "object":
      if (holds.shape === "node") places.nodes.push({ node: entries(value), path, scope });
      if (holds.shape === "step") places.steps.push({ step: entries(value), path, scope });
      return;
    case "expression":
      places.expressions.push({ expression: value, truth: holds.asked === "truth", path, scope });
      return;
    case "text":
      if (typeof value === "string")
        places.texts.push({ key: value, args: isEntries(holder.args) ? holder.args : undefined, path, scope });
      return;
    case "path":
      if (typeof value === "string") places.paths.push({ name: value, path, scope });
      return;
    case "value":
      for (const name of filledBy(part))
        places.paths.push({ name: `${holds.fills}.${name}`, path: [...path, name], scope });
      return;
    case "naming":
      places.names.push({ to: holds.to, value, path, scope });
      return;
  }
}
