import { useLocale } from "../../engine/widget.ts";
import { controlAttributes } from "../shared/field/control-attributes.ts";
import { currencySign, readMoney, showMoney } from "../shared/field/money-text.ts";
import { useDraft } from "../shared/field/use-draft.ts";
import { type Bounds, floorToMultiple } from "./amounts.ts";
import css from "./amount-slider.module.css";

interface TypedAmountProps {
  id: string;
  error: string | undefined;
  disabled: boolean | undefined;
  bounds: Bounds;
  value: number | undefined;
  change: (value: number | undefined) => void;
  leave: () => void;
}

/** The amount as a large figure that can be typed over. */
export function TypedAmount({ id, error, disabled, bounds: { multiple }, value, change, leave }: TypedAmountProps) {
  const locale = useLocale();
  const { text, keep } = useDraft(value, (kobo) => showMoney(locale, kobo), readMoney);
  const settle = () => {
    keep(undefined);
    if (value !== undefined && value % multiple) change(floorToMultiple(value, multiple));
    leave();
  };
  return (
    <span className={css.figure} data-long={text.length > 6 ? "" : undefined}>
      <span aria-hidden="true">{currencySign(locale)}</span>
      <input
        {...controlAttributes(id, error)}
        className={css.input}
        style={{ width: `${Math.max(1, text.length)}ch` }}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        disabled={disabled}
        onChange={(event) => {
          const typed = event.target.value.replace(/[^\d.,\s]/g, "");
          keep(typed);
          change(readMoney(typed));
        }}
        onKeyDown={(event) => event.key === "Enter" && settle()}
        onBlur={settle}
      />
    </span>
  );
}
