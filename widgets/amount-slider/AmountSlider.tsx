import { Minus, Plus } from "lucide-react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import frame from "../shared/field/field.module.css";
import { FieldNote } from "../shared/field/FieldNote.tsx";
import { Press } from "../shared/Press.tsx";
import { AmountRange } from "./AmountRange.tsx";
import { ends, stepBy } from "./amounts.ts";
import css from "./amount-slider.module.css";
import type { AmountSliderProps } from "./amount-slider.props.ts";
import { TypedAmount } from "./TypedAmount.tsx";

/** An amount between two bounds, slid, stepped or typed. What is typed floors to the multiple when it is left (V5). */
export function AmountSlider(props: WidgetProps<AmountSliderProps, number>) {
  const { id, label, min, max, multiple = 10000, disabled, value, error, change, leave } = props;
  const { text, money } = useLocale();
  const bounds = { min, max, multiple };
  const { low, high } = ends(bounds);
  const amount = value ?? low;
  const part = { id, error, disabled, bounds, change, leave };
  const stepper = (steps: number, end: number, key: string, Icon: typeof Plus) => (
    <Press
      className={css.step}
      aria-label={text(key, { step: money(multiple) })}
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
        <TypedAmount {...part} value={value} />
        {stepper(1, high, "widgets.amount-slider-more", Plus)}
      </div>
      <AmountRange {...part} label={label} amount={amount} />
      <div className={css.ends}>
        <span>{money(min)}</span>
        <span>{money(max)}</span>
      </div>
      <FieldNote id={id} help={props.help} error={error} />
    </div>
  );
}
