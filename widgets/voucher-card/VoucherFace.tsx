import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { Action } from "../shared/Action.tsx";
import { Chip } from "../shared/Chip.tsx";
import css from "./voucher-card.module.css";
import type { VoucherCardProps } from "./voucher-card.props.ts";

/** A word of more characters than this takes the smaller size, so that it stays whole at 320 px. */
const LONG = 8;

function isLong(words: string): boolean {
  return words.split(/[\s-]/).some((word) => word.length > LONG);
}

/** What a coupon says: its worth, kind, range and end, why it cannot be used, and the use button where there is one. */
export function VoucherFace(props: WidgetProps<VoucherCardProps, string>) {
  const { state = "available", choice, disabled, emit } = props;
  const { text, date, money } = useLocale();
  const usable = state === "available" && !disabled;
  const lines = [
    props.range,
    props.expires == null ? undefined : text("widgets.voucher-card-until", { date: date(props.expires) }),
    props.maxDiscount == null ? undefined : text("widgets.voucher-card-max", { amount: money(props.maxDiscount) }),
  ].filter((line) => line);

  return (
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
        {choice == null && usable && props.actionLabel ? (
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
}
