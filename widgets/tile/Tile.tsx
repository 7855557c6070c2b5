import type { WidgetProps } from "../../engine/widget.ts";
import { Glyph } from "../shared/Glyph.tsx";
import { Press } from "../shared/Press.tsx";
import css from "./tile.module.css";
import type { TileProps } from "./tile.props.ts";

/** A quick action. */
export function Tile({ id, icon, label, hint, badge, disabled, pending, emit }: WidgetProps<TileProps>) {
  return (
    <Press className={css.tile} id={id} disabled={disabled} pending={pending} onPress={() => emit("press")}>
      <Glyph name={icon} className={css.icon} />
      <span className={css.label}>{label}</span>
      {hint ? <span className={css.hint}>{hint}</span> : null}
      {badge ? <span className={css.badge}>{badge}</span> : null}
    </Press>
  );
}
