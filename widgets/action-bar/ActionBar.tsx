import type { WidgetProps } from "../../engine/widget.ts";
import css from "./action-bar.module.css";
import type { ActionBarProps } from "./action-bar.props.ts";

/** Keeps the primary action at the bottom, within thumb's reach. */
export function ActionBar({ note, flat, children }: WidgetProps<ActionBarProps>) {
  return (
    <div className={css["action-bar"]} data-flat={flat ? "" : undefined}>
      {note && <p className={css.note}>{note}</p>}
      {children}
    </div>
  );
}
