import { type Grammar, type Opens, type Part, type Visitor, walkDocument } from "../../../engine/grammar.ts";
import { ownedBy } from "../../../engine/roots.ts";
import type { Document } from "../../documents/document.ts";
import { referenceAt } from "../../documents/references-of.ts";
import { entries, isEntries } from "../../documents/entries.ts";
import type { Places, PathScope, PlacedSchema } from "./places.ts";

/** What the walk asks about shapes; null when nothing is known. */
export interface Shapes {
  /** The element of the list that an expression gives. */
  element(expression: unknown, scope: PathScope): PlacedSchema | null;
  /** The answer of a call. */
  answer(call: unknown): PlacedSchema | null;
  /** The answer of a native app. */
  native(capability: unknown): PlacedSchema | null;
}

const outside: PathScope = { item: undefined, result: undefined, event: undefined };
/** What a derived value may read: the same wherever it is read itself. */
const derivable = ownedBy("app", "visit");
const failure: PlacedSchema = {
  file: "",
  schema: {
    type: "object",
    properties: { kind: {}, status: {}, message: {}, content: {}, call: {} },
  },
};

/** Collects everything in a document that refers to something else. */
export function walk({ kind, data }: Document, shapes: Shapes, grammar?: Grammar): Places {
  const places: Places = { nodes: [], steps: [], expressions: [], texts: [], paths: [], references: [], names: [] };
  const visitor: Visitor<PathScope> = {
    open: (opens, part) => opened(opens, part, shapes, data),
    part(part) {
      take(part, places);
      return undefined;
    },
  };
  walkDocument(kind, data, outside, visitor, grammar);
  return places;
}

/** What can be read inside a part that opens something. */
function opened(
  opens: Opens,
  { context: scope, holds, holder, value, path }: Part<PathScope>,
  shapes: Shapes,
  data: unknown,
): PathScope {
  switch (opens) {
    case "event":
      return { ...scope, event: true };
    case "item":
      return { ...scope, item: shapes.element(holds.is === "object" ? entries(value).in : value, scope) };
    case "answer":
      return { ...scope, result: answerOf(holder, shapes, data) };
    case "failure":
      return { ...scope, result: failure };
    case "above":
      return { ...scope, derived: Object.keys(holder).indexOf(String(path.at(-1))), only: derivable };
    case "inputs":
      return { ...scope, only: ["inputs"] };
  }
}

function answerOf(
  { do: verb, with: using }: Readonly<Record<string, unknown>>,
  shapes: Shapes,
  data: unknown,
): PlacedSchema | null {
  const { call, read, capability } = entries(using);
  if (verb === "call") return shapes.answer(call);
  if (verb === "read") return shapes.answer(entries(entries(entries(data).reads)[String(read)]).call);
  return verb === "bridge" ? shapes.native(capability) : null;
}

/** The names that a value says of the root that it fills. */
const filledBy = ({ holds, value }: Part<PathScope>): readonly string[] =>
  holds.fills === undefined ? [] : Object.keys(entries(value)).filter((name) => !name.startsWith("$"));

function take(part: Part<PathScope>, places: Places): void {
  const { holds, value, path, holder, context: scope } = part;
  const reference = referenceAt(part);
  if (reference) places.references.push({ ...reference, scope });
  switch (holds.is) {
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
