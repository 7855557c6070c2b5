import { isValues } from "../../expression/operator/values-of.ts";
import { type Grammar, grammar as wholeGrammar } from "./grammar.ts";
import { type Holds, type Opens, object, type Shape, value as valueHolds } from "./holds.ts";

/** Keys and indexes from the document's root. */
export type PartPath = readonly (string | number)[];

/** The entries of an object. */
type Entries = Readonly<Record<string, unknown>>;

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
  part(part: Part<Context>): { readonly instead: unknown } | undefined;
  /** The context inside a part that opens something. */
  open?(opens: Opens, part: Part<Context>): Context;
  /** The context where a condition holds, or does not. */
  where?(condition: Part<Context>, holds: boolean): Context;
}

const nothing: Entries = {};

/** The keys of a shape, by what the walk asks of them. */
interface Keys {
  readonly all: readonly (readonly [key: string, holds: Holds])[];
  readonly around: Keys["all"];
  readonly guarding: Keys["all"];
}

/** Shapes are few, and gone through thousands of times. */
const keys = new WeakMap<Shape, Keys>();

function keysOf(shape: Shape): Keys {
  const known = keys.get(shape);
  if (known) return known;
  const all = Object.entries(shape);
  const found = {
    all,
    around: all.filter(([, { around }]) => around),
    guarding: all.filter(([, { guards }]) => guards),
  };
  keys.set(shape, found);
  return found;
}

const noShape: Shape = {};

/**
 * Goes through whatever a document, or a part of one, holds by the grammar; gives it back, changed where the visitor
 * gave something instead, and the very same where it gave nothing. What is not of its shape is passed by.
 */
export const walkPart = <Context>(
  { holds, value, path = [], context }: { holds: Holds; value: unknown; path?: PartPath; context: Context },
  visitor: Visitor<Context>,
  grammar: Grammar = wholeGrammar,
): unknown => new Walk(visitor, grammar).through({ holds, value, path, holder: nothing, at: path, context });

/** One way through a document. */
class Walk<Context> {
  readonly #visitor: Visitor<Context>;
  readonly #grammar: Grammar;
  readonly #markers: readonly (readonly [name: string, shape: Shape])[];

  constructor(visitor: Visitor<Context>, grammar: Grammar) {
    this.#visitor = visitor;
    this.#grammar = grammar;
    this.#markers = Object.entries(grammar.markers);
  }

  /** Goes through a part: itself first, then what is inside it. */
  through(part: Part<Context>): unknown {
    const { holds } = part;
    if (holds.is === "object") return this.#object(this.#grammar.shapes[holds.shape] ?? noShape, part);
    const here = holds.around || holds.opens === undefined ? part : within(part, this.#inside(part));
    const instead = this.#visitor.part(here);
    return instead ? instead.instead : this.#within(here);
  }

  /** What is inside a part that is no object of a shape. */
  #within(part: Part<Context>): unknown {
    const { holds, value, holder } = part;
    switch (holds.is) {
      case "list":
        return Array.isArray(value)
          ? elements(value, holds.inTurn ? this.#inTurn(part, holds.of) : this.#each(part, holds.of))
          : value;
      case "named":
        return isValues(value) ? properties(value, this.#each(part, holds.of)) : value;
      case "naming":
      case "value":
        return this.#value(part);
      case "arguments": {
        const verb = this.#grammar.verbs[String(holder.do)];
        if (!verb) return this.through({ ...part, holds: valueHolds });
        return this.#object(verb.with ?? noShape, { ...part, holds: object("arguments") });
      }
      default:
        return value;
    }
  }

  /** Goes through one element, or one named, of a part that holds several. */
  #each(part: Part<Context>, holds: Holds): (found: unknown, key: string | number) => unknown {
    const { value, path, context } = part;
    const holder = isValues(value) ? value : part.holder;
    return (found, key) => this.through({ holds, value: found, path: [...path, key], holder, at: path, context });
  }

  /** Goes through one element of a list whose elements count in turn. */
  #inTurn(part: Part<Context>, holds: Holds): (found: unknown, key: string | number) => unknown {
    let { context } = part;
    return (found, key) => {
      const changed = this.#each({ ...part, context }, holds)(found, key);
      context = this.#guarded(holds, { ...part, holds, value: found, path: [...part.path, key], context }, false);
      return changed;
    };
  }

  /** The context where what guards an object holds, or does not. */
  #guarded(holds: Holds, { value, path, context }: Part<Context>, kept: boolean): Context {
    const shape = holds.is === "object" ? this.#grammar.shapes[holds.shape] : undefined;
    if (!shape || !isValues(value) || !this.#visitor.where) return context;
    let inside = context;
    for (const [key, held] of keysOf(shape).guarding) {
      if (value[key] === undefined) continue;
      const condition = { holds: held, value: value[key], path: [...path, key], holder: value, at: path, context };
      inside = this.#visitor.where({ ...condition, context: inside }, kept);
    }
    return inside;
  }

  /** An object of a shape: what stands around it first, then itself, then its keys. */
  #object(shape: Shape, part: Part<Context>): unknown {
    const { value: holder, path } = part;
    if (!isValues(holder)) return holder;
    const at = (key: string, holds: Holds, context: Context): Part<Context> => ({
      holds,
      value: holder[key],
      path: [...path, key],
      holder,
      at: path,
      context,
    });
    const outer = part.holds.around ? part.context : this.#inside(part);
    const { all, around: arounds } = keysOf(shape);
    const around = arounds.find(([key]) => holder[key] !== undefined);
    const opened = around ? this.#inside(at(around[0], around[1], outer)) : outer;
    const context = this.#guarded(part.holds, { ...part, context: opened }, true);
    const instead = this.#visitor.part(context === part.context ? part : within(part, context));
    if (instead) return instead.instead;
    let changed: Record<string, unknown> | undefined;
    for (const [key, held] of all) {
      if (!Object.hasOwn(holder, key)) {
        if ("orName" in held) this.#visitor.part({ ...at(key, held, context), value: path.at(-1), path });
        continue;
      }
      const next = this.through(at(key, held, held.around ? outer : held.guards ? opened : context));
      if (next !== holder[key]) (changed ??= {})[key] = next;
    }
    return changed ? { ...holder, ...changed } : holder;
  }

  /** A value: a marker, or a list or object of values. */
  #value(part: Part<Context>): unknown {
    const { value: found, path, holder, at, context } = part;
    if (!Array.isArray(found) && !isValues(found)) return found;
    const each = (value: unknown, key: string | number): unknown =>
      this.through({ holds: valueHolds, value, path: [...path, key], holder, at, context });
    if (Array.isArray(found)) return elements(found, each);
    const marker = this.#markers.find(([key]) => key in found);
    if (!marker) return properties(found, each);
    const [name, shape] = marker;
    return this.#object(shape, { ...part, holds: object(name) });
  }

  /** The context inside a part. */
  #inside(part: Part<Context>): Context {
    const { opens } = part.holds;
    return opens !== undefined && this.#visitor.open ? this.#visitor.open(opens, part) : part.context;
  }
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

/** A part as it is read in another context. */
const within = <Context>({ holds, value, path, holder, at }: Part<Context>, context: Context): Part<Context> => ({
  holds,
  value,
  path,
  holder,
  at,
  context,
});

/** The list with each element changed; the same list when none is. */
function elements(list: readonly unknown[], change: (found: unknown, index: number) => unknown): readonly unknown[] {
  let changed: unknown[] | undefined;
  for (let at = 0; at < list.length; at++) {
    const next = change(list[at], at);
    if (next !== list[at]) (changed ??= [...list])[at] = next;
  }
  return changed ?? list;
}

/** The object with each value changed; the same object when none is. */
function properties(holder: Entries, change: (found: unknown, name: string) => unknown): Entries {
  let changed: Map<string, unknown> | undefined;
  for (const name of Object.keys(holder)) {
    const next = change(holder[name], name);
    if (next !== holder[name]) (changed ??= new Map(Object.entries(holder))).set(name, next);
  }
  return changed ? Object.fromEntries(changed) : holder;
}
