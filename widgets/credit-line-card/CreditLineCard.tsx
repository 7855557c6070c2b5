import { Lock } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Mark } from "../shared/Mark.tsx";
import { Action } from "../shared/Action.tsx";
import { Figure } from "../shared/Figure.tsx";
import { Chip } from "../shared/Chip.tsx";
import css from "./credit-line-card.module.css";
import type { CreditLineCardProps } from "./credit-line-card.props.ts";
import { Gauge } from "./Gauge.tsx";
import { UsageBar } from "./UsageBar.tsx";

/** The hero of home; its four layouts keep brands apart, what it says is the same in each. */
export function CreditLineCard(props: WidgetProps<CreditLineCardProps>) {
  const { id, label, available, limit, used = 0, layout = "solid", state = "limit", chip, mark } = props;
  const { text, money } = useLocale();
  const line = state !== "guest" && limit ? limit : 0;
  const share = line ? Math.min(1, Math.max(0, used / line)) : 0;

  const figure = (
    <div className={css.figure}>
      <p className={css.label} id={`${id}-label`}>
        {state === "frozen" ? <Lock className={css.lock} aria-hidden="true" /> : null}
        {label}
      </p>
      <p className={css.money}>
        <Figure amount={available} size={layout === "ring" ? "medium" : "large"} />
      </p>
      {chip ? <Chip text={chip} tone={state === "frozen" ? "warn" : "info"} /> : null}
    </div>
  );
  const usage = line ? (
    <div className={css.usage}>
      {layout === "ring" ? null : <UsageBar share={share} />}
      <dl className={css.numbers}>
        <div>
          <dt>{text("widgets.credit-line-card-used")}</dt>
          <dd>{money(used)}</dd>
        </div>
        <div>
          <dt>{text("widgets.credit-line-card-limit")}</dt>
          <dd>{money(line)}</dd>
        </div>
      </dl>
    </div>
  ) : null;
  const action = props.actionLabel ? (
    <Action
      label={props.actionLabel}
      variant={layout === "solid" ? "inverse" : "primary"}
      wide
      disabled={props.disabled}
      pending={props.pending}
      onPress={() => props.emit("press")}
    />
  ) : null;

  return (
    <section className={`${css.card} ${css[layout]} ${css[state]}`} id={id} aria-labelledby={`${id}-label`}>
      {mark && (layout === "solid" || layout === "split") ? (
        <span className={css.mark}>
          <Mark id={mark} tone={layout === "solid" && state !== "frozen" ? "inverse" : "brand"} />
        </span>
      ) : null}
      <div className={css.top}>
        {layout === "ring" ? (
          <div className={css.dial}>
            <Gauge free={line ? 1 - share : state === "guest" ? 1 : 0} />
            {figure}
          </div>
        ) : (
          figure
        )}
        {layout === "split" ? null : usage}
        {props.text ? <p className={css.text}>{props.text}</p> : null}
      </div>
      {layout === "split" || action ? (
        <div className={css.foot}>
          {layout === "split" ? usage : null}
          {action}
        </div>
      ) : null}
    </section>
  );
}
