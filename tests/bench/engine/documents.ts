import type { FieldDocument, NodeDocument, RuleDocument, ScreenDocument } from "../../../engine/index.ts";
import { type FieldSpec, type FormSpec, patterns, requiredMessage } from "../workload.ts";

/** What is said when a text does not match, by the name of its pattern. */
const said: Readonly<Record<keyof typeof patterns, string>> = {
  name: "Letters only",
  phone: "Not a phone number",
  bvn: "BVN has 11 digits",
  email: "Not an e-mail",
  long: "At least 10 characters",
  company: "Too short",
  money: "Digits only",
};

const names = Object.keys(patterns) as (keyof typeof patterns)[];
const nameOf = new Map<string, string>(names.map((name) => [patterns[name], name]));

/** The texts, as a text document holds them. */
export const messages: Readonly<Record<string, string>> = { title: "Bench", required: requiredMessage, ...said };

const mustBeThere = { must: { "!!": [{ var: "value" }] }, say: "bench.required" };
const $schema = "../../schemas/rule.schema.json";

/** One rule for what only must be there, and one for each pattern. */
export const rules: readonly RuleDocument[] = [
  { $schema, id: "bench-required", version: 1, checks: [mustBeThere] },
  ...names.map((name) => ({
    $schema,
    id: `bench-${name}`,
    version: 1,
    checks: [mustBeThere, { must: { matches: [{ var: "value" }, patterns[name]] }, say: `bench.${name}` }],
  })),
];

/** A value of the form that may still be missing. */
const maybe = (field: string, otherwise: string) => ({ var: [`form.${field}`, otherwise] });

function fieldNode({ id, label, type, required, options, optionsBy, hideWhen }: FieldSpec): NodeDocument {
  const list = optionsBy ? { $: { get: [{ var: "brand.constants.cities" }, maybe(optionsBy, "none")] } } : options;
  return {
    widget: type === "select" ? "bench-select" : "bench-text",
    bind: `form.${id}`,
    props: { label, required, ...(type === "select" ? { options: list } : { kind: type }) },
    ...(hideWhen && { when: { "!==": [maybe(hideWhen[0], ""), hideWhen[1]] } }),
  };
}

const formField = ({ pattern }: FieldSpec): FieldDocument => ({
  rule: `bench-${(pattern && nameOf.get(pattern)) ?? "required"}`,
  live: true,
});

const screen = {
  $schema: "../../schemas/screen.schema.json",
  version: 1,
  access: "any",
  title: { $t: "bench.title" },
  header: "none",
  external: true,
} as const;

/** The form as a screen document. */
export function formScreen({ groups }: FormSpec, id: string): ScreenDocument {
  return {
    ...screen,
    id,
    route: `/${id}`,
    form: Object.fromEntries(groups.flatMap(({ fields }) => fields.map((field) => [field.id, formField(field)]))),
    children: [
      ...groups.map(({ title, fields }) => ({
        widget: "bench-group",
        props: { title },
        children: fields.map(fieldNode),
      })),
      { widget: "bench-submit", on: { press: [{ do: "validate" }] } },
    ],
  };
}

const item = (name: string) => ({ $: { var: `item.${name}` } });

/** The list as a screen document. */
export const listScreen: ScreenDocument = {
  ...screen,
  id: "bench-list",
  route: "/bench-list",
  children: [
    {
      widget: "bench-card",
      each: { in: { var: ["screen.bills", []] }, key: "id" },
      props: Object.fromEntries(
        ["title", "lender", "amount", "due", "status", "order", "overdue"].map((name) => [name, item(name)]),
      ),
      on: { pay: [{ do: "set", with: { path: "screen.paid", value: item("id") } }] },
    },
  ],
};
