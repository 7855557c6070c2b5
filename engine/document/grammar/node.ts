import type { Expression } from "../../expression/expression.ts";
import {
  arrangement,
  expression,
  flag,
  type Forms,
  guarding,
  type Holds,
  list,
  literal,
  named,
  object,
  opening,
  path,
  reference,
  value,
  values,
} from "./holds.ts";
import { type Step, steps } from "./step.ts";

/** Nodes, in order. */
export const nodes = list(object("node"));

/** Steps by event. */
export const events = named(opening("event", steps));

const ofWidget: Forms = { widget: true };
const repeats: Holds = { ...opening("item", object("each")), around: true, takes: "each" };

/** Repeats a node for each element. */
export interface Each<E = Expression> {
  readonly in: E;
  /** The element's property that keeps its identity; without it, the index. */
  readonly key?: string;
  /** How many show at first, and how many more at each press of what shows the rest. */
  readonly window?: number;
  /** The read whose further pages belong to the list. */
  readonly more?: string;
}

/** One node of a screen: a widget, a part (`use`) or a brand's ordered list (`arrange`). */
export interface NodeDocument<E = Expression> {
  readonly widget?: string;
  readonly use?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly arrange?: string;
  readonly id?: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly bind?: string;
  readonly children?: readonly NodeDocument<E>[];
  readonly slots?: Readonly<Record<string, readonly NodeDocument<E>[]>>;
  readonly each?: Each<E>;
  readonly when?: E;
  readonly on?: Readonly<Record<string, readonly Step<E>[]>>;
  readonly critical?: boolean;
  readonly fallback?: readonly NodeDocument<E>[];
}

/** Every key of `each`. */
export const each: Readonly<Record<keyof Each, Holds>> = {
  in: expression,
  key: literal,
  window: literal,
  more: literal,
};

/**
 * Every key of a node, and the forms that take it: a widget, a part (`use`), a brand's ordered list (`arrange`).
 * What a widget's own schema says of its props, events and places is filled in where the node's schema is generated.
 */
export const node: Readonly<Record<keyof NodeDocument, Holds>> = {
  widget: { ...reference("widget"), forms: ofWidget },
  use: {
    ...reference("part", "with"),
    forms: { use: "itself" },
    needed: true,
    says: "Id of a part, put in place when the document compiles.",
  },
  with: { ...values, forms: { use: "itself" }, says: "The part's params." },
  arrange: {
    ...arrangement,
    forms: { arrange: true },
    needed: true,
    takes: {
      type: "string",
      pattern: "^(home|menus\\.[a-z0-9-]+)$",
      expects: "home, or a menu as menus.my-money",
    },
    says: "home or menus.<id>: what the brand puts there, in the brand's order.",
  },
  id: {
    ...literal,
    forms: ofWidget,
    takes: "id",
    says: "A name for tests, tracking and focus; unique in the document.",
  },
  props: { ...value, forms: ofWidget },
  bind: {
    ...path("bind"),
    forms: ofWidget,
    says: "The path whose value this widget shows and edits.",
  },
  children: { ...nodes, forms: ofWidget, says: "Nodes inside, in order." },
  slots: { ...named(nodes), forms: ofWidget, says: "Nodes in named places." },
  each: { ...repeats, forms: { widget: true, use: "itself" } },
  when: { ...guarding, forms: { widget: true, use: "both", arrange: true }, takes: "when" },
  on: { ...events, forms: ofWidget, says: "Steps by event." },
  fallback: {
    ...nodes,
    forms: { widget: true, use: "over", arrange: true },
    says: "What shows in the place of this node, or of one inside it, when that fails; nothing when left out.",
  },
  critical: {
    ...flag,
    forms: { widget: true, use: "over", arrange: true },
    says: "When this node fails, the screen shows one safe error instead of going on without it.",
  },
};
