import type { WidgetComponent, WidgetProps } from "../../../engine/widget.ts";
import { Card, Group, Options, Row, Submit } from "../markup.tsx";
import { rendered } from "../renders.ts";
import type { Bill, Option } from "../workload.ts";

interface FieldProps {
  readonly label: string;
  readonly required?: boolean;
}

function BenchText(props: WidgetProps<FieldProps & { readonly kind?: "text" | "date" }, string>) {
  rendered();
  const { id, label, required = false, kind = "text", value = "", error, change, leave } = props;
  return (
    <Row id={id} label={label} required={required} error={error}>
      <input
        id={id}
        name={id}
        type={kind}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
    </Row>
  );
}

function BenchSelect(props: WidgetProps<FieldProps & { readonly options?: readonly Option[] }, string>) {
  rendered();
  const { id, label, required = false, options, value = "", error, change, leave } = props;
  return (
    <Row id={id} label={label} required={required} error={error}>
      <select id={id} name={id} value={value} onChange={(event) => change(event.target.value)} onBlur={leave}>
        <Options options={options} />
      </select>
    </Row>
  );
}

function BenchGroup({ title, children }: WidgetProps<{ readonly title: string }>) {
  rendered();
  return <Group title={title}>{children}</Group>;
}

function BenchSubmit({ emit }: WidgetProps<object>) {
  rendered();
  return <Submit press={() => emit("press")} />;
}

function BenchCard({ title, lender, amount, due, status, order, overdue, emit }: WidgetProps<Omit<Bill, "id">>) {
  rendered();
  const bill = { title, lender, amount, due, status, order, overdue };
  return <Card {...bill} pay={() => emit("pay")} />;
}

/** Widgets that draw the common markup, by type. */
export const benchWidgets: Readonly<Record<string, WidgetComponent>> = {
  "bench-text": BenchText,
  "bench-select": BenchSelect,
  "bench-group": BenchGroup,
  "bench-submit": BenchSubmit,
  "bench-card": BenchCard,
};
