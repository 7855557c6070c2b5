import type { FieldDocument, NodeDocument, RuleDocument, ScreenDocument } from "../../../engine/document.ts";
import { choices, type FieldSpec, type FormSpec, patterns, requiredMessage } from "../workload.ts";

/** What is said when a text does not match, by the name of its pattern. */
const said: Readonly<Record<keyof typeof patterns, string>> = {
  name: "Letters only",
  phone: "Not a phone number",
  tax: "A tax number has 13 signs",
  email: "Not an e-mail",
  long: "At least 10 characters",
  company: "Too short",
  money: "Digits only",
};

const names = Object.keys(patterns) as (keyof typeof patterns)[];
const nameOf = new Map<string, string>(names.map((name) => [patterns[name], name]));

/** An underscore in a key would make it a form of another text. */
const titleKey = (group: string) => group.replace("_", "-");
const nameOfField = (id: string) => id.split("_")[0] ?? id;

/** The words of a form, as a text document holds them. */
export const texts = ({ groups }: FormSpec): Readonly<Record<string, string>> => ({
  title: "Bench",
  required: requiredMessage,
  ...said,
  ...Object.fromEntries(groups.map(({ id, title }) => [titleKey(id), title])),
  ...Object.fromEntries(groups.flatMap(({ fields }) => fields.map(({ id, label }) => [nameOfField(id), label]))),
});

/** Values at the bounds of each pattern: those that it lets pass, and those that it does not. */
const tried: Readonly<Record<keyof typeof patterns, { accept: readonly string[]; reject: readonly string[] }>> = {
  name: { accept: ["Jo", "x".repeat(40)], reject: ["J", "x".repeat(41), "1Jo", "Jo1"] },
  phone: {
    accept: ["1".repeat(10), `+${"1".repeat(14)}`],
    reject: ["1".repeat(9), "1".repeat(15), "a1111111111", "1111111111a"],
  },
  tax: { accept: ["1".repeat(13)], reject: ["1".repeat(12), "1".repeat(14)] },
  email: { accept: ["a@b.cd"], reject: ["a@b", " a@b.cd", "a@b.cd "] },
  long: { accept: ["x".repeat(10)], reject: ["x".repeat(9), `${"x".repeat(10)}\n`, `\n${"x".repeat(10)}`] },
  company: { accept: ["xx", "x".repeat(80)], reject: ["x", "x".repeat(81), "\nxx", "xx\n"] },
  money: { accept: ["1", "1".repeat(9)], reject: ["a1", "1a", "1".repeat(10)] },
};

const mustBeThere = { must: "value", say: "bench.required" };
const missing = { reject: [null, ""], say: "bench.required" };
const $schema = "../../schemas/rule.schema.json";

/** One rule for what only must be there, and one for each pattern. */
export const rules: readonly RuleDocument[] = [
  {
    $schema,
    id: "bench-required",
    value: { type: "string" },
    checks: [mustBeThere],
    cases: [{ accept: ["x"] }, missing],
  },
  ...names.map((name) => ({
    $schema,
    id: `bench-${name}`,
    value: { type: "string" },
    checks: [mustBeThere, { must: { matches: [{ var: "value" }, patterns[name]] }, say: `bench.${name}` }],
    cases: [{ accept: tried[name].accept }, missing, { reject: tried[name].reject, say: `bench.${name}` }],
  })),
];

/** A value of the form that may still be missing. */
const maybe = (field: string, otherwise: string) => ({ var: [`form.${field}`, otherwise] });

const listName = new Map<unknown, string>(Object.entries(choices).map(([name, options]) => [options, name]));

function fieldNode({ id, type, required, options, optionsBy, hideWhen }: FieldSpec): NodeDocument {
  const list = optionsBy
    ? { get: [{ var: "brand.constants.cities" }, maybe(optionsBy, "none")] }
    : `brand.constants.choices.${listName.get(options ?? [])}`;
  return {
    widget: type === "select" ? "bench-select" : "bench-text",
    bind: `form.${id}`,
    props: {
      label: { $t: `bench.${nameOfField(id)}` },
      required,
      ...(type === "select" ? { options: { $: list } } : { kind: type }),
    },
    ...(hideWhen && { when: { "!==": [maybe(hideWhen[0], ""), hideWhen[1]] } }),
  };
}

const formField = ({ pattern }: FieldSpec): FieldDocument => ({
  rule: `bench-${(pattern && nameOf.get(pattern)) ?? "required"}`,
  live: true,
});

const screen = {
  $schema: "../../schemas/screen.schema.json",
  access: "any",
  title: { $t: "bench.title" },
  header: "none",
  external: "The benchmark opens it.",
} as const;

/** The form as a screen document. */
export function formScreen({ groups }: FormSpec, id: string): ScreenDocument {
  return {
    ...screen,
    id,
    route: `/${id}`,
    form: Object.fromEntries(groups.flatMap(({ fields }) => fields.map((field) => [field.id, formField(field)]))),
    children: [
      ...groups.map(({ id: group, fields }) => ({
        widget: "bench-group",
        props: { title: { $t: `bench.${titleKey(group)}` } },
        children: fields.map(fieldNode),
      })),
      { widget: "bench-submit", on: { press: [{ do: "validate" }] } },
    ],
  };
}

const item = (name: string) => ({ $: `item.${name}` });

const billFields = {
  id: { type: "string" },
  title: { type: "string" },
  lender: { type: "string" },
  amount: { type: "integer", wire: "money" },
  due: { type: "string" },
  status: { type: "string" },
  order: { type: "string" },
  overdue: { type: "boolean" },
};

/** The call that gives the list. */
export const billsCall = {
  $schema: "../../schemas/call.schema.json",
  id: "bench-bills",
  path: "/bench/bills",
  kind: "read",
  response: {
    required: ["list"],
    properties: { list: { maxItems: 1000, items: { required: Object.keys(billFields), properties: billFields } } },
  },
};

/** The list as a screen document. */
export const listScreen: ScreenDocument = {
  ...screen,
  id: "bench-list",
  route: "/bench-list",
  state: { paid: { type: "string" } },
  reads: { bills: { call: billsCall.id } },
  children: [
    {
      widget: "bench-card",
      each: { in: "reads.bills.value.list", key: "id", window: 500 },
      props: Object.fromEntries(
        ["title", "lender", "amount", "due", "status", "order", "overdue"].map((name) => [name, item(name)]),
      ),
      on: { pay: [{ do: "set", with: { path: "screen.paid", value: item("id") } }] },
    },
  ],
};
