import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Action } from "../shared/Action.tsx";
import { Chip } from "../shared/Chip.tsx";
import { Press } from "../shared/Press.tsx";
import css from "./voucher-card.module.css";
import type { VoucherCardProps } from "./voucher-card.props.ts";

/** A word of more characters than this takes the smaller size, so that it stays whole at 320 px. */
const LONG = 8;

function isLong(words: string): boolean {
  return words.split(/[\s-]/).some((word) => word.length > LONG);
}

/** A coupon (D3): with `choice` it is one of several to choose from, else it has a use button. */
export function VoucherCard(props: WidgetProps<VoucherCardProps, string>) {
  const { id, state = "available", choice, disabled, value, emit } = props;
  const { text, date, money } = useLocale();
  const gone = state !== "available" || disabled;
  const chosen = choice != null && value === choice;
  const lines = [
    props.range,
    props.expires == null ? undefined : text("widgets.voucher-card-until", { date: date(props.expires) }),
    props.maxDiscount == null ? undefined : text("widgets.voucher-card-max", { amount: money(props.maxDiscount) }),
  ].filter((line) => line);

  const inside = (
    <>
      <span className={css.worth}>
        <span className={`${css.value} ${isLong(props.valueText) ? css.long : ""}`}>{props.valueText}</span>
        {props.kind ? <span className={css.kind}>{props.kind}</span> : null}
      </span>
      <span className={css.body}>
        <span className={css.type}>{props.typeLabel}</span>
        {lines.map((line) => (
          <span className={css.line} key={line}>
            {line}
          </span>
        ))}
        {disabled && props.reason ? <span className={`${css.line} ${css.reason}`}>{props.reason}</span> : null}
        {state === "available" ? null : (
          <span className={css.stamp}>
            <Chip text={text(`widgets.voucher-card-${state}`)} />
          </span>
        )}
        {choice == null && !gone && props.actionLabel ? (
          <span className={css.use}>
            <Action
              label={props.actionLabel}
              variant="secondary"
              wide={false}
              pending={props.pending}
              onPress={() => emit("press")}
            />
          </span>
        ) : null}
      </span>
    </>
  );
  const look = `${css.card} ${gone ? css.gone : ""} ${chosen ? css.chosen : ""}`;
  if (choice == null) {
    return (
      <div className={look} id={id} role="group" aria-label={`${props.valueText} ${props.typeLabel}`}>
        {inside}
      </div>
    );
  }
  const choose = () => {
    props.change(chosen ? undefined : choice);
    emit("press");
  };
  return (
    <Press
      className={look}
      id={id}
      role="radio"
      aria-checked={chosen}
      disabled={gone}
      pending={props.pending}
      onPress={choose}
    >
      {inside}
      <span className={css.side}>
        <span className={css.radio} />
      </span>
    </Press>
  );
}
