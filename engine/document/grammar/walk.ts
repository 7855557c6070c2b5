import { type Grammar, grammar as wholeGrammar } from "./grammar.ts";
import { type Holds, type Opens, object, type Shape, value as valueHolds } from "./holds.ts";

/** Keys and indexes from the document's root. */
export type PartPath = readonly (string | number)[];

/** The entries of an object. */
export type Entries = Readonly<Record<string, unknown>>;

/** One part of a document: what the grammar says it holds, and what stands there. */
export interface Part<Context> {
  readonly holds: Holds;
  readonly value: unknown;
  readonly path: PartPath;
  /** The object in whose key it stands. */
  readonly holder: Entries;
  /** Where that object stands. */
  readonly at: PartPath;
  readonly context: Context;
}

/** What to do on the way through a document. */
export interface Visitor<Context> {
  /** Told of each part before what is inside it. What it gives stands in the part's place and is not gone through. */
  part?(part: Part<Context>): { readonly instead: unknown } | undefined;
  /** The context inside a part that opens something. */
  open?(opens: Opens, part: Part<Context>): Context;
}

const nothing: Entries = {};
const unknownVerb: Holds = valueHolds;

/**
 * Goes through whatever a document, or a part of one, holds by the grammar; gives it back, changed where the visitor
 * gave something instead, and the very same where it gave nothing. What is not of its shape is passed by.
 */
export function walkPart<Context>(
  { holds, value, path = [], context }: { holds: Holds; value: unknown; path?: PartPath; context: Context },
  visitor: Visitor<Context>,
  grammar: Grammar = wholeGrammar,
): unknown {
  const inside = (part: Part<Context>): Context =>
    part.holds.opens !== undefined && visitor.open ? visitor.open(part.holds.opens, part) : part.context;

  function go(part: Part<Context>): unknown {
    const { holds, path, holder } = part;
    if (part.value === undefined) return undefined;
    if (holds.is === "object") return entriesOf(grammar.shapes[holds.shape] ?? {}, part);
    const here = holds.around ? part : { ...part, context: inside(part) };
    const instead = visitor.part?.(here);
    if (instead) return instead.instead;
    const each = (found: unknown, key: string | number, of: Holds) =>
      go({
        holds: of,
        value: found,
        path: [...path, key],
        holder: isEntries(part.value) ? part.value : holder,
        at: path,
        context: here.context,
      });
    switch (holds.is) {
      case "list":
        return Array.isArray(part.value)
          ? elements(part.value, (found, index) => each(found, index, holds.of))
          : part.value;
      case "named":
        return isEntries(part.value)
          ? properties(part.value, (found, name) => each(found, name, holds.of))
          : part.value;
      case "naming":
      case "value":
        return values(here);
      case "arguments": {
        const verb = grammar.verbs[String(holder.do)];
        if (!verb) return go({ ...here, holds: unknownVerb });
        return entriesOf(verb.with ?? {}, { ...here, holds: object("arguments") });
      }
      default:
        return part.value;
    }
  }

  /** An object of a shape: what stands around it first, then itself, then its keys. */
  function entriesOf(shape: Shape, part: Part<Context>): unknown {
    if (!isEntries(part.value)) return part.value;
    const holder = part.value;
    const at = (key: string, held: Holds, context: Context): Part<Context> => ({
      holds: held,
      value: holder[key],
      path: [...part.path, key],
      holder,
      at: part.path,
      context,
    });
    const outer = part.holds.around ? part.context : inside(part);
    const around = Object.entries(shape).find(([key, held]) => held.around && holder[key] !== undefined);
    const context = around ? inside(at(around[0], around[1], outer)) : outer;
    const instead = visitor.part?.({ ...part, context });
    if (instead) return instead.instead;
    const changed: Record<string, unknown> = {};
    for (const [key, held] of Object.entries(shape)) {
      if (!Object.hasOwn(holder, key)) {
        if (held.is === "reference" && held.orName)
          visitor.part?.({ ...at(key, held, context), value: part.path.at(-1), path: part.path });
        continue;
      }
      const next = go(at(key, held, held.around ? outer : context));
      if (next !== holder[key]) changed[key] = next;
    }
    return Object.keys(changed).length > 0 ? { ...holder, ...changed } : holder;
  }

  function values(part: Part<Context>): unknown {
    const found = part.value;
    const each = (inner: unknown, key: string | number): unknown =>
      go({ ...part, holds: valueHolds, value: inner, path: [...part.path, key] });
    if (Array.isArray(found)) return elements(found, each);
    if (!isEntries(found)) return found;
    const marker = Object.keys(grammar.markers).find((key) => key in found);
    const shape = marker === undefined ? undefined : grammar.markers[marker];
    if (marker === undefined || shape === undefined) return properties(found, each);
    return entriesOf(shape, { ...part, holds: object(marker) });
  }

  return go({ holds, value, path, holder: nothing, at: path, context });
}

/** Goes through a whole document of a kind; one that holds nothing is given back as it is. */
export const walkDocument = <Context>(
  kind: string,
  document: unknown,
  context: Context,
  visitor: Visitor<Context>,
  grammar: Grammar = wholeGrammar,
): unknown =>
  Object.hasOwn(grammar.shapes, kind)
    ? walkPart({ holds: object(kind), value: document, context }, visitor, grammar)
    : document;

function isEntries(value: unknown): value is Entries {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The list with each element changed; the same list when none is. */
function elements(list: readonly unknown[], change: (found: unknown, index: number) => unknown): readonly unknown[] {
  const changed = list.map(change);
  return changed.some((found, index) => found !== list[index]) ? changed : list;
}

/** The object with each value changed; the same object when none is. */
function properties(holder: Entries, change: (found: unknown, name: string) => unknown): Entries {
  const changed = Object.entries(holder).map(([name, found]) => [name, change(found, name)] as const);
  return changed.some(([name, found]) => found !== holder[name]) ? Object.fromEntries(changed) : holder;
}
