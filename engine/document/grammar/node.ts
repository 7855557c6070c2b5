import {
  arrangement,
  condition,
  flag,
  type Forms,
  type Holds,
  list,
  literal,
  named,
  object,
  opening,
  path,
  reference,
  type Shape,
  value,
  values,
} from "./holds.ts";
import { steps } from "./step.ts";

/** Nodes, in order. */
export const nodes = list(object("node"));

/** Steps by event. */
export const events = opening("event", named(steps));

const ofWidget: Forms = { widget: true };
const repeats: Holds = { ...opening("item", object("each")), around: true, takes: "each" };

/**
 * Every key of a node, and the forms that take it: a widget, a part (`use`), a brand's ordered list (`arrange`).
 * What a widget's own schema says of its props, events and places is filled in where the node's schema is generated.
 */
export const node: Shape = {
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
    takes: { type: "string", pattern: "^(home|menus\\.[a-z0-9-]+)$" },
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
    says: "The path whose value this widget shows and edits: under form, screen, journey or device.",
  },
  children: { ...nodes, forms: ofWidget, says: "Nodes inside, in order." },
  slots: { ...named(nodes), forms: ofWidget, says: "Nodes in named places." },
  each: { ...repeats, forms: { widget: true, use: "itself" } },
  when: { ...condition, forms: { widget: true, use: "both", arrange: true }, takes: "when" },
  on: { ...events, forms: ofWidget, says: "Steps by event." },
  critical: {
    ...flag,
    forms: { widget: true, use: "over", arrange: true },
    says: "When this node fails, the screen shows one safe error instead of going on without it.",
  },
};
