import type { WidgetProps } from "../../engine/widget.ts";
import css from "./divider.module.css";
import type { DividerProps } from "./divider.props.ts";

/** A thin line, with words in it if need be. */
export function Divider({ label, inset }: WidgetProps<DividerProps>) {
  return (
    <div className={css.divider} role="separator" aria-label={label} data-inset={inset ? "" : undefined}>
      {label && <span aria-hidden="true">{label}</span>}
    </div>
  );
}
