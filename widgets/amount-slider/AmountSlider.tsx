import { Minus, Plus } from "lucide-react";
import type { CSSProperties } from "react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { describe } from "../shared/field/describe.ts";
import { Press } from "../shared/Press.tsx";
import frame from "../shared/field/field.module.css";
import { FieldNote } from "../shared/field/FieldNote.tsx";
import { currencySign, readMoney, showMoney } from "../shared/field/money-text.ts";
import { useDraft } from "../shared/field/use-draft.ts";
import { ends, floorToMultiple, keyTo, stepBy } from "./amounts.ts";
import css from "./amount-slider.module.css";
import type { AmountSliderProps } from "./amount-slider.props.ts";

/** An amount between two bounds, slid, stepped or typed. What is typed floors to the multiple when it is left (V5). */
export function AmountSlider(props: WidgetProps<AmountSliderProps, number>) {
  const { id, label, min, max, multiple = 10000, disabled, value, error, change, leave } = props;
  const locale = useLocale();
  const { text, keep } = useDraft(value, (kobo) => showMoney(locale, kobo), readMoney);
  const bounds = { min, max, multiple };
  const { low, high } = ends(bounds);
  const amount = value ?? low;
  const slid = Math.min(high, Math.max(low, floorToMultiple(amount, multiple)));
  const step = { step: locale.money(multiple) };
  const settle = () => {
    keep(undefined);
    if (value !== undefined && value % multiple) change(floorToMultiple(value, multiple));
    leave();
  };
  const stepper = (steps: number, end: number, key: string, Icon: typeof Plus) => (
    <Press
      className={css.step}
      aria-label={locale.text(key, step)}
      disabled={disabled || amount === end}
      onPress={() => change(stepBy(amount, steps, bounds))}
    >
      <Icon aria-hidden />
    </Press>
  );
  return (
    <div className={css["amount-slider"]} data-invalid={error ? "" : undefined}>
      <label className={frame.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.row}>
        {stepper(-1, low, "widgets.amount-slider-less", Minus)}
        <span className={css.figure} data-long={text.length > 6 ? "" : undefined}>
          <span aria-hidden="true">{currencySign(locale)}</span>
          <input
            {...describe(id, error)}
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
        {stepper(1, high, "widgets.amount-slider-more", Plus)}
      </div>
      <input
        {...describe(id, error)}
        id={`${id}-range`}
        className={css.range}
        style={{ "--fill": high > low ? (slid - low) / (high - low) : 1 } as CSSProperties}
        type="range"
        aria-label={label}
        aria-valuetext={locale.money(slid)}
        min={low / multiple}
        max={high / multiple}
        value={slid / multiple}
        disabled={disabled}
        onChange={(event) => change(Number(event.target.value) * multiple)}
        onKeyDown={(event) => {
          const next = keyTo(event.key, amount, bounds);
          if (next === undefined) return;
          event.preventDefault();
          change(next);
        }}
        onBlur={leave}
      />
      <div className={css.ends}>
        <span>{locale.money(min)}</span>
        <span>{locale.money(max)}</span>
      </div>
      <FieldNote id={id} help={props.help} error={error} />
    </div>
  );
}
