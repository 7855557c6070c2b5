import { CircleAlert, CircleCheck } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Figure } from "../shared/Figure.tsx";
import { Chip } from "../shared/Chip.tsx";
import css from "./installment-list.module.css";
import type { InstallmentListProps } from "./installment-list.props.ts";

/** Periods to pay now (S13): they are paid in order, so the value is how many unpaid ones, from the first, are chosen. */
export function InstallmentList(props: WidgetProps<InstallmentListProps, number>) {
  const { id, label, periods, error, change } = props;
  const { text, date, money } = useLocale();
  const open = periods.filter((period) => !period.paid);
  const chosen = Math.min(Math.max(props.value ?? 0, 0), open.length);
  const sum = open.slice(0, chosen).reduce((total, period) => total + period.amount, 0);
  const all = chosen === open.length;
  const partly = chosen > 0 && !all;
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
        <label className={`${css.row} ${css.all}`}>
          <input
            type="checkbox"
            className={css.box}
            checked={all}
            ref={(box) => {
              if (box) box.indeterminate = partly;
            }}
            onChange={() => change(all ? 0 : open.length)}
          />
          {text("widgets.installment-list-all")}
        </label>
      ) : null}
      {periods.map((period, index) => {
        const place = open.indexOf(period);
        const inside = (
          <>
            <span className={css.words}>
              <span className={css.name}>
                {period.label ?? text("widgets.installment-list-period", { number: index + 1 })}
                {period.status ? <Chip text={period.status} tone={period.tone} /> : null}
              </span>
              {period.due == null ? null : (
                <span className={css.due}>{text("widgets.installment-list-due", { date: date(period.due) })}</span>
              )}
              {period.note ? <span className={css.note}>{period.note}</span> : null}
            </span>
            <span className={css.amount}>{money(period.amount)}</span>
          </>
        );
        return place < 0 ? (
          // biome-ignore lint: periods have no other identity than their place
          <div className={`${css.row} ${css.settled}`} key={index}>
            <CircleCheck className={css.done} role="img" aria-label={text("widgets.installment-list-paid")} />
            {inside}
          </div>
        ) : (
          // biome-ignore lint: periods have no other identity than their place
          <label className={css.row} key={index}>
            <input
              type="checkbox"
              className={css.box}
              checked={place < chosen}
              onChange={() => change(place < chosen ? place : place + 1)}
            />
            {inside}
          </label>
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
