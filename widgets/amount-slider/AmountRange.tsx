import type { CSSProperties } from "react";
import { useLocale } from "../../engine/widget.ts";
import { controlAttributes } from "../shared/field/control-attributes.ts";
import { type Bounds, ends, floorToMultiple, keyTo } from "./amounts.ts";
import css from "./amount-slider.module.css";

interface AmountRangeProps {
  id: string;
  label: string;
  error: string | undefined;
  disabled: boolean | undefined;
  bounds: Bounds;
  amount: number;
  change: (value: number) => void;
  leave: () => void;
}

/** The amount as a thumb between its bounds; it stands on whole multiples. */
export function AmountRange({ id, label, error, disabled, bounds, amount, change, leave }: AmountRangeProps) {
  const { money } = useLocale();
  const { multiple } = bounds;
  const { low, high } = ends(bounds);
  const slid = Math.min(high, Math.max(low, floorToMultiple(amount, multiple)));
  // React's type of a style knows no custom property.
  const filled = { "--fill": high > low ? (slid - low) / (high - low) : 1 } as CSSProperties;
  return (
    <input
      {...controlAttributes(id, error)}
      id={`${id}-range`}
      className={css.range}
      style={filled}
      type="range"
      aria-label={label}
      aria-valuetext={money(slid)}
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
  );
}
