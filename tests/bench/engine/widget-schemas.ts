const options = {
  type: "array",
  items: {
    type: "object",
    additionalProperties: false,
    required: ["value", "label"],
    properties: { value: { type: "string" }, label: { type: "string" } },
  },
};
const label = { type: "string", description: "Its label." };
const required = { type: "boolean", description: "It must be filled in." };
const value = { type: "string" };
const text = (description: string) => ({ type: "string", description });

const props = (properties: Readonly<Record<string, object>>, needed: readonly string[] = Object.keys(properties)) => ({
  type: "object",
  additionalProperties: false,
  required: needed,
  properties,
});

const schema = (type: string, more: object) => ({
  $schema: "../../schemas/widget.schema.json",
  type,
  title: type,
  description: "Draws the markup that all engines are measured with.",
  accessibility: { role: "none", name: "label", keyboard: "none" },
  ...more,
});

/** The schemas of the bench's widgets, as a widget's folder would hold them. */
export const widgetSchemas = [
  schema("bench-text", {
    props: props({ label, required, kind: { enum: ["text", "date"], description: "What is typed." } }),
    value,
  }),
  schema("bench-select", {
    props: props({ label, required, options: { ...options, description: "What can be chosen." } }, ["label"]),
    value,
  }),
  schema("bench-group", { props: props({ title: text("Its heading.") }), children: true }),
  schema("bench-submit", { props: props({}), events: { press: { description: "It was pressed." } } }),
  schema("bench-card", {
    props: props({
      title: text("Heading."),
      lender: text("Who lends."),
      amount: { type: "number", unit: "kobo", description: "What is due." },
      due: text("When."),
      status: text("How it stands."),
      order: text("Number of the order."),
      overdue: { type: "boolean", description: "It is late." },
    }),
    events: { pay: { description: "Pay was pressed." } },
  }),
] as const;
