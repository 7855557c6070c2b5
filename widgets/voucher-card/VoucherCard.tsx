import type { WidgetProps } from "../../engine/widget.ts";
import { Press } from "../shared/Press.tsx";
import css from "./voucher-card.module.css";
import type { VoucherCardProps } from "./voucher-card.props.ts";
import { VoucherFace } from "./VoucherFace.tsx";

/** A coupon (D3): with `choice` it is one of several to choose from, else it has a use button. */
export function VoucherCard(props: WidgetProps<VoucherCardProps, string>) {
  const { id, state = "available", choice, disabled, value, emit } = props;
  const gone = state !== "available" || disabled;
  const chosen = choice != null && value === choice;
  const look = `${css.card} ${gone ? css.gone : ""} ${chosen ? css.chosen : ""}`;
  if (choice == null) {
    return (
      <div className={look} id={id} role="group" aria-label={`${props.valueText} ${props.typeLabel}`}>
        <VoucherFace {...props} />
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
      <VoucherFace {...props} />
      <span className={css.side}>
        <span className={css.radio} />
      </span>
    </Press>
  );
}
