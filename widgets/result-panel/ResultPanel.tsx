import type { WidgetProps } from "../../engine/widget.ts";
import { Drawing } from "../shared/Drawing.tsx";
import { Figure } from "../shared/Figure.tsx";
import { Mark } from "../shared/Mark.tsx";
import css from "./result-panel.module.css";
import type { ResultPanelProps } from "./result-panel.props.ts";

/** How something ended, with facts below as children; its layouts keep brands apart. */
export function ResultPanel(props: WidgetProps<ResultPanelProps>) {
  const { id, drawing, title, text, amount, amountLabel, tone = "neutral", layout, mark, children } = props;
  return (
    <section className={css.panel} id={id} aria-labelledby={`${id}-title`}>
      <div className={`${css.head} ${css[tone]} ${layout ? css[layout] : ""}`}>
        {drawing ? (
          <div className={css.drawing}>
            <Drawing name={drawing} />
            {mark && layout ? (
              <span className={css.seal}>
                <Mark id={mark} />
              </span>
            ) : null}
          </div>
        ) : null}
        <div className={css.words} role="status">
          <h2 className={css.title} id={`${id}-title`}>
            {title}
          </h2>
          {amountLabel ? <p className={css.label}>{amountLabel}</p> : null}
          {amount == null ? null : (
            <p className={css.money}>
              <Figure amount={amount} size={layout === "split" ? "medium" : "large"} />
            </p>
          )}
          {text ? <p className={css.text}>{text}</p> : null}
        </div>
      </div>
      {children ? <div className={css.facts}>{children}</div> : null}
    </section>
  );
}
