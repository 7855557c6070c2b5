import type { Forms, Grammar, Shape } from "../../engine/grammar.ts";
import { closed, keySchema } from "./key-schema.ts";
import type { Schema } from "../documents/schema.ts";
import type { WidgetSchema } from "../documents/widget-schema.ts";
import { resolvable } from "./resolvable.ts";

type Shapes = Pick<Grammar, "shapes">;

/** The schema of a node: a widget of the registry, a part, or a brand's ordered list. */
export const nodeSchema = (widgets: readonly WidgetSchema[], grammar: Shapes): Schema =>
  anyNode(
    widgets.map((widget) => widgetNode(widget, grammar, "#")),
    grammar,
  );

/** @param ofWidgets the schema of a node of each widget. */
export function anyNode(ofWidgets: readonly Schema[], { shapes }: Shapes): Schema {
  const keys = shapes.node ?? {};
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "node.schema.json",
    title: "Node",
    description:
      "One node: a widget, a part (`use`) or a brand's ordered list (`arrange`). Generated from the widgets' schemas.",
    type: "object",
    if: { type: "object", properties: { use: true }, required: ["use"] },
    then: { $ref: "#/$defs/use" },
    else: {
      if: { type: "object", properties: { arrange: true }, required: ["arrange"] },
      then: { $ref: "#/$defs/arrange" },
      else: { $ref: "#/$defs/widget" },
    },
    $defs: {
      use: closed(ofForm("use", keys)),
      arrange: closed(ofForm("arrange", keys)),
      widget: {
        type: "object",
        required: ["widget"],
        properties: { widget: { type: "string", description: "The type of a widget." } },
        discriminator: { propertyName: "widget" },
        oneOf: ofWidgets,
      },
    },
  };
}

/** A widget's schema lies two folders below the root, so that editors find the lists it names; here they are next to it. */
export function besideOthers<T extends Schema>(schema: T): T {
  // Other texts in it, none of its keys: the shape stays.
  return JSON.parse(JSON.stringify(schema).replaceAll('"../../schemas/', '"')) as T;
}

/** The keys that a form of a node takes. */
const ofForm = (form: keyof Forms, keys: Shape): Shape =>
  Object.fromEntries(Object.entries(keys).filter(([, { forms }]) => forms?.[form] !== undefined));

/**
 * A node of a widget: what nodes of all widgets take, as far as this one can be bound, holds nodes and tells of events.
 * @param node where the schema of any node is.
 */
export function widgetNode(widget: WidgetSchema, { shapes }: Shapes, node: string): Schema {
  const keys = ofForm("widget", shapes.node ?? {});
  const { required = [], properties } = besideOthers(widget.props);
  const nodes = (description: string | undefined): Schema => ({ type: "array", description, items: { $ref: node } });
  const { events = {}, slots = {} } = widget;
  /** The keys that a widget's own schema fills in; without a schema it takes none. */
  const own: Readonly<Record<string, Schema | undefined>> = {
    widget: { const: widget.type, description: widget.description },
    props: {
      type: "object",
      description: `Props of ${widget.title}.`,
      additionalProperties: false,
      ...(required.length > 0 ? { required } : {}),
      properties: mapValues(properties, resolvable),
    },
    bind: widget.value && keys.bind && keySchema(keys.bind),
    children: widget.children ? nodes(keys.children?.says) : undefined,
    slots: byName(
      keys.slots?.says,
      mapValues(slots, ({ description }) => nodes(description)),
    ),
    on: byName(keys.on?.says, mapValues(events, eventSteps)),
  };
  const all = Object.entries(keys).map(([name, key]) => [name, name in own ? own[name] : keySchema(key)]);
  return {
    type: "object",
    title: widget.title,
    description: widget.description,
    additionalProperties: false,
    required: ["widget", ...(required.length > 0 ? ["props"] : [])],
    properties: Object.fromEntries(all.filter(([, schema]) => schema !== undefined)),
  };
}

const eventSteps = ({ description }: { readonly description: string }): Schema => ({
  $ref: "step.schema.json#/$defs/steps",
  description,
});

/** An object with some of these names; nothing when there are none. */
const byName = (description: string | undefined, properties: Schema): Schema | undefined =>
  Object.keys(properties).length === 0
    ? undefined
    : { type: "object", description, additionalProperties: false, properties };

function mapValues<T>(from: Readonly<Record<string, T>>, change: (value: T) => Schema): Record<string, Schema> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));
}
