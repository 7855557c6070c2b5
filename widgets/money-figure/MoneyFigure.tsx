import type { WidgetProps } from "../../engine/widget.ts";
import { Copy } from "../shared/Copy.tsx";
import { Figure } from "../shared/Figure.tsx";
import { Mark } from "../shared/Mark.tsx";
import css from "./money-figure.module.css";
import type { MoneyFigureProps } from "./money-figure.props.ts";

/** Kobo in naira as a bank's app takes them: no symbol, no commas, kobo only when there are some. */
const inDigits = (kobo: number): string => (kobo / 100).toFixed(kobo % 100 === 0 ? 0 : 2);

/** The figure a screen is about, with its label above and a line below; its layouts keep brands apart. */
export function MoneyFigure(props: WidgetProps<MoneyFigureProps>) {
  const { id, label, amount, copies, hint, size, align = "centre", tone = "ink", layout, mark, pending, emit } = props;
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
        {copies ? <Copy of={label ?? ""} pending={pending} onPress={() => emit("copy", inDigits(amount))} /> : null}
      </p>
      {hint ? <p className={css.hint}>{hint}</p> : null}
    </div>
  );
}
