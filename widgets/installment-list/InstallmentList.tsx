import { CircleAlert } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Figure } from "../shared/Figure.tsx";
import { AllPeriods } from "./AllPeriods.tsx";
import css from "./installment-list.module.css";
import type { InstallmentListProps } from "./installment-list.props.ts";
import { Period } from "./Period.tsx";

/** Periods to pay now (S13): they are paid in order, so the value is how many unpaid ones, from the first, are chosen. */
export function InstallmentList(props: WidgetProps<InstallmentListProps, number>) {
  const { id, label, periods, error, change } = props;
  const { text } = useLocale();
  const open = periods.filter((period) => !period.paid);
  const chosen = Math.min(Math.max(props.value ?? 0, 0), open.length);
  const sum = open.slice(0, chosen).reduce((total, period) => total + period.amount, 0);
  if (!periods.length) return null;

  return (
    <div
      className={css.list}
      id={id}
      role="group"
      aria-label={label ?? text("widgets.installment-list-label")}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {open.length > 1 ? (
        <AllPeriods chosen={chosen} of={open.length} press={() => change(chosen === open.length ? 0 : open.length)} />
      ) : null}
      {periods.map((period, index) => {
        const place = open.indexOf(period);
        const name = period.label ?? text("widgets.installment-list-period", { number: index + 1 });
        return (
          <Period
            // Periods have no other identity than their place.
            key={index}
            period={period}
            name={name}
            chosen={place < chosen}
            press={() => change(place < chosen ? place : place + 1)}
          />
        );
      })}
      {open.length ? (
        <p className={css.sum} role="status">
          <span>{text("widgets.installment-list-chosen", { chosen, total: open.length })}</span>
          <Figure amount={sum} size="small" />
        </p>
      ) : null}
      {error ? (
        <p className={css.error} id={`${id}-error`}>
          <CircleAlert className={css.errorIcon} aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
