import { resolvable, type Schema } from "./resolvable.ts";

/** A widget's own schema document, as far as nodes depend on it. */
export interface WidgetSchema {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly props: Schema & {
    readonly required?: readonly string[];
    readonly properties: Readonly<Record<string, Schema>>;
  };
  readonly value?: Schema;
  readonly events?: Readonly<Record<string, { readonly description: string }>>;
  readonly children?: boolean;
  readonly slots?: Readonly<Record<string, { readonly description: string }>>;
}

const common = (name: string, description?: string): Schema => ({
  $ref: `common.schema.json#/$defs/${name}`,
  ...(description ? { description } : {}),
});
const nodes = (description: string): Schema => ({ type: "array", description, items: { $ref: "#" } });

const each = common("each");
const when = common("when");
const critical: Schema = {
  type: "boolean",
  description: "When this node fails, the screen shows one safe error instead of going on without it.",
};

/** The schema of a node: a widget of the registry, a part, or a brand's ordered list. */
export function nodeSchema(widgets: readonly WidgetSchema[]): Schema {
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
      use: {
        type: "object",
        additionalProperties: false,
        required: ["use"],
        properties: {
          use: { type: "string", description: "Id of a part, put in place when the document compiles." },
          with: common("values", "The part's params."),
          each,
          when,
          critical,
        },
      },
      arrange: {
        type: "object",
        additionalProperties: false,
        required: ["arrange"],
        properties: {
          arrange: {
            type: "string",
            pattern: "^(home|menus\\.[a-z0-9-]+)$",
            description: "home or menus.<id>: what the brand puts there, in the brand's order.",
          },
          when,
          critical,
        },
      },
      widget: {
        type: "object",
        required: ["widget"],
        properties: { widget: { type: "string", description: "The type of a widget." } },
        discriminator: { propertyName: "widget" },
        oneOf: widgets.map(widgetNode),
      },
    },
  };
}

/** A widget's schema lies two folders below the root, so that editors find the lists it names; here they are next to it. */
export function besideOthers<T extends Schema>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('"../../schemas/', '"')) as T;
}

function widgetNode(widget: WidgetSchema): Schema {
  const { required = [], properties } = besideOthers(widget.props);
  const props = {
    type: "object",
    description: `Props of ${widget.title}.`,
    additionalProperties: false,
    ...(required.length > 0 ? { required } : {}),
    properties: mapValues(properties, resolvable),
  };
  const { events = {}, slots = {} } = widget;
  return {
    type: "object",
    title: widget.title,
    description: widget.description,
    additionalProperties: false,
    required: ["widget", ...(required.length > 0 ? ["props"] : [])],
    properties: {
      widget: { const: widget.type, description: widget.description },
      id: common("id", "A name for tests, tracking and focus; unique in the document."),
      props,
      ...(widget.value ? { bind: common("bind") } : {}),
      ...(widget.children ? { children: nodes("Nodes inside, in order.") } : {}),
      ...(Object.keys(slots).length > 0
        ? {
            slots: closed(
              "Nodes in named places.",
              mapValues(slots, (slot) => nodes(slot.description)),
            ),
          }
        : {}),
      each,
      when,
      ...(Object.keys(events).length > 0 ? { on: closed("Steps by event.", mapValues(events, eventSteps)) } : {}),
      critical,
    },
  };
}

const eventSteps = (event: { readonly description: string }): Schema => ({
  $ref: "step.schema.json#/$defs/steps",
  description: event.description,
});

const closed = (description: string, properties: Schema): Schema => ({
  type: "object",
  description,
  additionalProperties: false,
  properties,
});

function mapValues<T>(from: Readonly<Record<string, T>>, change: (value: T) => Schema): Record<string, Schema> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));
}
