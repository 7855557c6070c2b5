import { ChevronRight } from "lucide-react";
import type { WidgetProps } from "../../engine/widget.ts";
import { Figure } from "../shared/Figure.tsx";
import { Chip } from "../shared/Chip.tsx";
import { Press } from "../shared/Press.tsx";
import { isShown } from "../shared/is-shown.ts";
import css from "./loan-card.module.css";
import type { LoanCardProps } from "./loan-card.props.ts";

/** One loan in a list; unless told otherwise the whole card is one button. */
export function LoanCard(props: WidgetProps<LoanCardProps>) {
  const { id, title, label, amount, chip, tone, facts, actionLabel, pressable = true, pending, emit } = props;
  const inside = (
    <>
      <span className={css.head}>
        <span className={css.title}>{title}</span>
        {chip ? <Chip text={chip} tone={tone} /> : null}
      </span>
      <span className={css.figure}>
        <span>
          {label ? <span className={css.label}>{label}</span> : null}
          <Figure amount={amount} size="medium" />
        </span>
        {pressable && actionLabel ? <span className={css.action}>{actionLabel}</span> : null}
        {pressable && !actionLabel ? <ChevronRight className={css.go} aria-hidden="true" /> : null}
      </span>
      {facts?.length ? (
        <span className={css.facts}>
          {facts.filter(isShown).map((fact) => (
            <span className={css.fact} key={fact.label}>
              <span>{fact.label}</span>
              <span>{fact.value}</span>
            </span>
          ))}
        </span>
      ) : null}
    </>
  );
  return pressable ? (
    <Press className={css.card} id={id} pending={pending} onPress={() => emit("press")}>
      {inside}
    </Press>
  ) : (
    <div className={`${css.card} ${css.still}`} id={id}>
      {inside}
    </div>
  );
}
