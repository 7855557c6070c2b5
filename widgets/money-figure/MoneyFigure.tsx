import type { WidgetProps } from "../../engine/widget.ts";
import { Figure } from "../shared/Figure.tsx";
import { Mark } from "../shared/Mark.tsx";
import css from "./money-figure.module.css";
import type { MoneyFigureProps } from "./money-figure.props.ts";

/** The figure a screen is about, with its label above and a line below; its layouts keep brands apart. */
export function MoneyFigure(props: WidgetProps<MoneyFigureProps>) {
  const { id, label, amount, hint, size, align = "centre", tone = "ink", layout, mark } = props;
  const shape = layout ? css[layout] : align === "centre" ? css.centre : "";
  return (
    <div className={`${css.money} ${css[tone]} ${shape}`} id={id}>
      {mark && layout ? (
        <span className={css.mark}>
          <Mark id={mark} tone={layout === "solid" ? "inverse" : "brand"} />
        </span>
      ) : null}
      {label ? <p className={css.label}>{label}</p> : null}
      <p className={css.amount}>
        <Figure amount={amount} size={size} />
      </p>
      {hint ? <p className={css.hint}>{hint}</p> : null}
    </div>
  );
}
