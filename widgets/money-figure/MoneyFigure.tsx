import type { WidgetProps } from "../../engine/widget.ts";
import { Figure } from "../shared/Figure.tsx";
import css from "./money-figure.module.css";
import type { MoneyFigureProps } from "./money-figure.props.ts";

/** The figure a screen is about, with its label above and a line below. */
export function MoneyFigure(props: WidgetProps<MoneyFigureProps>) {
  const { id, label, amount, hint, size, align = "centre", tone = "ink" } = props;
  return (
    <div className={`${css.money} ${align === "centre" ? css.centre : ""}`} id={id}>
      {label ? <p className={css.label}>{label}</p> : null}
      <p className={css[tone]}>
        <Figure amount={amount} size={size} />
      </p>
      {hint ? <p className={css.hint}>{hint}</p> : null}
    </div>
  );
}
