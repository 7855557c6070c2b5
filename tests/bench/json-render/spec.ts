import type { Spec } from "@json-render/core";
import { type FieldSpec, type FormSpec, requiredMessage } from "../workload.ts";

type Element = Spec["elements"][string];

function fieldElement({ id, label, type, pattern, message, options, optionsBy, hideWhen }: FieldSpec): Element {
  const matches = pattern === undefined ? [] : [{ type: "pattern", message, args: { pattern } }];
  const list = optionsBy ? { $computed: "cities", args: { state: { $state: `/form/${optionsBy}` } } } : options;
  return {
    type: type === "select" ? "Select" : "Input",
    props: {
      name: id,
      label,
      value: { $bindState: `/form/${id}` },
      checks: [{ type: "required", message: requiredMessage }, ...matches],
      ...(type === "select" ? { options: list } : { type }),
    },
    children: [],
    ...(hideWhen && { visible: { $state: `/form/${hideWhen[0]}`, neq: hideWhen[1] } }),
  };
}

/** The form in json-render's flat elements. */
export function formElements({ groups }: FormSpec): Spec {
  const elements: Record<string, Element> = {
    form: { type: "Form", props: {}, children: [...groups.map(({ id }) => id), "submit"] },
    submit: { type: "Submit", props: {}, on: { press: { action: "validateForm" } }, children: [] },
  };
  for (const { id, title, fields } of groups) {
    elements[id] = { type: "Group", props: { title }, children: fields.map((field) => field.id) };
    for (const field of fields) elements[field.id] = fieldElement(field);
  }
  return { root: "form", elements };
}

const shown = ["title", "lender", "amount", "due", "status", "order", "overdue"];

/** The list in json-render's flat elements. */
export const listElements: Spec = {
  root: "list",
  elements: {
    list: { type: "List", props: {}, repeat: { statePath: "/bills", key: "id" }, children: ["card"] },
    card: {
      type: "Card",
      props: Object.fromEntries(shown.map((name) => [name, { $item: name }])),
      on: { pay: { action: "pay", params: { id: { $item: "id" } } } },
      children: [],
    },
  },
};
