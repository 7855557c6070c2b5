import { type Locale, useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Action } from "../shared/Action.tsx";
import { Figure } from "../shared/Figure.tsx";
import { Chip } from "../shared/Chip.tsx";
import type { Tone } from "../shared/names.ts";
import css from "./bill-card.module.css";
import type { BillCardProps } from "./bill-card.props.ts";

/** From this many days before the due time the chip warns. */
const SOON = 3;

function daysChip(days: number, text: Locale["text"]): { text: string; tone: Tone } {
  if (days < 0) return { text: text("widgets.bill-card-late", { count: -days }), tone: "danger" };
  if (days === 0) return { text: text("widgets.bill-card-today"), tone: "warn" };
  return { text: text("widgets.bill-card-left", { count: days }), tone: days <= SOON ? "warn" : "info" };
}

/** The current bill: what is left to pay, when, how many days that is, and the way to pay. */
export function BillCard(props: WidgetProps<BillCardProps>) {
  const { id, title, amount, due, dueText, daysLeft, variant = "hero", emit } = props;
  const { text, dateWords, dateTime } = useLocale();
  const own = daysLeft == null ? undefined : daysChip(daysLeft, text);
  const chip = props.chip ? { text: props.chip, tone: props.tone } : own;
  // Of one bill among others dd/MM/yyyy, of the one that the screen is about in words.
  const date = variant === "compact" ? dateTime : dateWords;
  const when = dueText ?? (due == null ? undefined : text("widgets.bill-card-due", { date: date(due) }));
  return (
    <section
      className={`${css.card} ${css[variant]} ${chip?.tone === "danger" ? css.late : ""}`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className={css.head}>
        <h2 className={css.title} id={`${id}-title`}>
          {title}
        </h2>
        {chip ? <Chip text={chip.text} tone={chip.tone} /> : null}
      </div>
      <p className={css.money}>
        <Figure amount={amount} size={variant === "hero" ? "large" : "medium"} />
      </p>
      {when ? <p className={css.due}>{when}</p> : null}
      {props.note ? <p className={css.note}>{props.note}</p> : null}
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
