import { CircleCheck } from "lucide-react";
import { useLocale } from "../../engine/widget.ts";
import { Chip } from "../shared/Chip.tsx";
import css from "./installment-list.module.css";
import type { InstallmentListProps } from "./installment-list.props.ts";

interface PeriodProps {
  period: InstallmentListProps["periods"][number];
  name: string;
  chosen: boolean;
  press: () => void;
}

/** One period: to be chosen while it is open, else said to be paid. */
export function Period({ period, name, chosen, press }: PeriodProps) {
  const { text, dateTime, money } = useLocale();
  const inside = (
    <>
      <span className={css.words}>
        <span className={css.head}>
          <span className={css.name}>{name}</span>
          <span className={css.amount}>{money(period.amount)}</span>
        </span>
        {period.status ? <Chip text={period.status} tone={period.tone} /> : null}
        {period.due == null ? null : (
          <span className={css.due}>{text("widgets.installment-list-due", { date: dateTime(period.due) })}</span>
        )}
        {period.note ? <span className={css.note}>{period.note}</span> : null}
        {period.repaid && !period.paid ? (
          <span className={css.note}>{text("widgets.installment-list-repaid", { amount: money(period.repaid) })}</span>
        ) : null}
      </span>
    </>
  );
  return period.paid ? (
    <div className={`${css.row} ${css.settled}`}>
      <CircleCheck className={css.done} role="img" aria-label={text("widgets.installment-list-paid")} />
      {inside}
    </div>
  ) : (
    <label className={css.row}>
      <input type="checkbox" className={css.box} checked={chosen} onChange={press} />
      {inside}
    </label>
  );
}
