import { useRef } from "react";
import { useLocale } from "../../engine/widget.ts";
import { controlAttributes } from "../shared/field/control-attributes.ts";
import { currencySign, isTyped, readMoney, showMoney } from "../shared/field/money-text.ts";
import { useDraft } from "../shared/field/use-draft.ts";
import { type Bounds, floorToMultiple } from "./amounts.ts";
import css from "./amount-slider.module.css";
import { useFit } from "./use-fit.ts";

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
  const figure = useRef<HTMLSpanElement>(null);
  useFit(figure);
  const { text, keep } = useDraft(value, (kobo) => showMoney(locale, kobo), readMoney);
  const settle = () => {
    // What is no amount, or too large for one, stays as it was typed, beside what the rule says of it.
    if (isTyped(value)) {
      keep(undefined);
      if (value % multiple) change(floorToMultiple(value, multiple));
    }
    leave();
  };
  return (
    <span className={css.room}>
      <span className={css.figure} ref={figure}>
        <span aria-hidden="true">{currencySign(locale)}</span>
        <span className={css.typed} data-text={text}>
          <input
            {...controlAttributes(id, error)}
            className={css.input}
            size={1}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            disabled={disabled}
            onChange={(event) => {
              keep(event.target.value);
              change(readMoney(event.target.value));
            }}
            onKeyDown={(event) => event.key === "Enter" && settle()}
            onBlur={settle}
          />
        </span>
      </span>
    </span>
  );
}
