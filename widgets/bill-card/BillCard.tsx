import { type Locale, useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Action } from "../shared/Action.tsx";
import { Figure } from "../shared/Figure.tsx";
import { Chip } from "../shared/Chip.tsx";
import { isShown } from "../shared/is-shown.ts";
import css from "./bill-card.module.css";
import type { BillCardProps } from "./bill-card.props.ts";

function daysWords(days: number, text: Locale["text"]): string {
  if (days < 0) return text("widgets.bill-card-late", { count: -days });
  return days === 0 ? text("widgets.bill-card-today") : text("widgets.bill-card-left", { count: days });
}

/** The current bill: what is due next, when, how many days that is, what is told beside it, what else runs out, and the way to pay. */
export function BillCard(props: WidgetProps<BillCardProps>) {
  const {
    id,
    title,
    label,
    amount,
    facts,
    due,
    dueText,
    daysLeft,
    tone,
    variant = "hero",
    layout,
    emit,
    children,
  } = props;
  const { text, dateWords, dateTime } = useLocale();
  const chip = props.chip ?? (daysLeft == null ? undefined : daysWords(daysLeft, text));
  // Of one bill among others dd/MM/yyyy, of the one that the screen is about in words.
  const date = variant === "compact" ? dateTime : dateWords;
  const when = dueText ?? (due == null ? undefined : text("widgets.bill-card-due", { date: date(due) }));
  return (
    <section
      className={`${css.card} ${css[variant]} ${layout ? css[layout] : ""} ${tone === "danger" ? css.late : ""}`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className={css.head}>
        <h2 className={css.title} id={`${id}-title`}>
          {title}
        </h2>
        {chip ? <Chip text={chip} tone={tone} /> : null}
      </div>
      {label ? <p className={css.label}>{label}</p> : null}
      <p className={css.money}>
        <Figure amount={amount} size={variant === "hero" ? "large" : "medium"} />
      </p>
      {when ? <p className={css.due}>{when}</p> : null}
      {facts?.some(isShown) ? (
        <dl className={css.facts}>
          {facts.filter(isShown).map((fact) => (
            <div className={css.fact} key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {props.note ? <p className={css.note}>{props.note}</p> : null}
      {children ? <div className={css.more}>{children}</div> : null}
      {props.actionLabel || props.secondaryLabel ? (
        <div className={css.actions}>
          {props.actionLabel ? (
            <Action label={props.actionLabel} pending={props.pending} onPress={() => emit("press")} />
          ) : null}
          {props.secondaryLabel ? (
            <Action
              label={props.secondaryLabel}
              variant="quiet"
              pending={props.pending}
              onPress={() => emit("secondary")}
            />
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
