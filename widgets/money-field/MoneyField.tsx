import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import { controlAttributes } from "../shared/field/control-attributes.ts";
import frame from "../shared/field/field.module.css";
import { FieldFrame } from "../shared/field/FieldFrame.tsx";
import { currencySign, isTyped, readMoney, showMoney } from "../shared/field/money-text.ts";
import { useDraft } from "../shared/field/use-draft.ts";
import type { MoneyFieldProps } from "./money-field.props.ts";

/** An amount in kobo, typed in naira; grouped when it is left. */
export function MoneyField(props: WidgetProps<MoneyFieldProps, number>) {
  const { id, error, change, leave } = props;
  const locale = useLocale();
  const { text, keep } = useDraft(props.value, (kobo) => showMoney(locale, kobo), readMoney);
  return (
    <FieldFrame id={id} label={props.label} help={props.help} error={error}>
      <div className={frame.box}>
        <span className={frame.affix} aria-hidden="true">
          {currencySign(locale)}
        </span>
        <input
          {...controlAttributes(id, error)}
          className={frame.bare}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          placeholder={props.placeholder}
          disabled={props.disabled}
          onChange={(event) => {
            keep(event.target.value);
            change(readMoney(event.target.value));
          }}
          onBlur={() => {
            // What is no amount, or too large for one, stays as it was typed, beside what the rule says of it.
            if (isTyped(props.value)) keep(undefined);
            leave();
          }}
        />
      </div>
    </FieldFrame>
  );
}
