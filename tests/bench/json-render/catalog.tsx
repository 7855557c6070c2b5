import { defineCatalog } from "@json-render/core";
import { defineRegistry, useBoundProp, useFieldValidation } from "@json-render/react";
import { schema } from "@json-render/react/schema";
import { z } from "zod";
import { Card, FormFrame, Group, Options, Row, Submit } from "../markup.tsx";

const checks = z.array(
  z.object({ type: z.string(), message: z.string(), args: z.record(z.string(), z.unknown()).optional() }),
);
const field = z.object({ name: z.string(), label: z.string(), value: z.string().nullable(), checks });
const option = z.object({ value: z.string(), label: z.string() });
const bill = z.object({
  title: z.string(),
  lender: z.string(),
  amount: z.number(),
  due: z.string(),
  status: z.string(),
  order: z.string(),
  overdue: z.boolean(),
});

const catalog = defineCatalog(schema, {
  components: {
    Form: { props: z.object({}), slots: ["default"], description: "A form" },
    Group: { props: z.object({ title: z.string() }), slots: ["default"], description: "Fields under a title" },
    Input: { props: field.extend({ type: z.string() }), description: "A text or a date" },
    Select: { props: field.extend({ options: z.array(option) }), description: "A choice" },
    Submit: { props: z.object({}), description: "The button below the form" },
    List: { props: z.object({}), slots: ["default"], description: "A list" },
    Card: { props: bill, description: "A bill" },
  },
  actions: { pay: { description: "Pays a bill", params: z.object({ id: z.string() }) } },
});

/** A bound field that is checked when it changes, as the library's own fields are. */
function useField(props: z.infer<typeof field>, bindings: Record<string, string> | undefined) {
  const [value, setValue] = useBoundProp(props.value, bindings?.value);
  const { errors, validate } = useFieldValidation(bindings?.value ?? "", {
    checks: props.checks,
    validateOn: "change",
  });
  const change = (event: { target: { value: string } }) => {
    setValue(event.target.value);
    validate();
  };
  return { value: value ?? "", change, error: errors[0] };
}

/** What draws the common markup, by the types of the catalog. */
export const { registry } = defineRegistry(catalog, {
  components: {
    Form: ({ children }) => <FormFrame>{children}</FormFrame>,
    Group: ({ props, children }) => <Group title={props.title}>{children}</Group>,
    Input: ({ props, bindings }) => {
      const { value, change, error } = useField(props, bindings);
      return (
        <Row id={props.name} label={props.label} required error={error}>
          <input id={props.name} name={props.name} type={props.type} value={value} onChange={change} />
        </Row>
      );
    },
    Select: ({ props, bindings }) => {
      const { value, change, error } = useField(props, bindings);
      return (
        <Row id={props.name} label={props.label} required error={error}>
          <select id={props.name} name={props.name} value={value} onChange={change}>
            <Options options={props.options} />
          </select>
        </Row>
      );
    },
    Submit: ({ emit }) => <Submit press={() => emit("press")} />,
    List: ({ children }) => <div>{children}</div>,
    Card: ({ props, emit }) => <Card {...props} pay={() => emit("pay")} />,
  },
  actions: { pay: async () => undefined },
});
