import { CircleAlert, CircleCheck, CircleDot, Clock, TriangleAlert } from "lucide-react";
import { Glyph } from "../menu-item/Glyph.tsx";
import css from "./status-chip.module.css";
import type { StatusChipProps } from "./status-chip.props.ts";

/** How good or bad a state is. */
export type Tone = NonNullable<StatusChipProps["tone"]>;

const icons = { neutral: CircleDot, info: Clock, good: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

/** A state as colour, icon and word, for use inside cards. */
export function Chip({ text, tone = "neutral", icon }: Pick<StatusChipProps, "text" | "tone" | "icon">) {
  const ToneIcon = icons[tone];
  return (
    <span className={`${css.chip} ${css[tone]}`}>
      {icon ? <Glyph name={icon} className={css.icon} /> : <ToneIcon className={css.icon} aria-hidden="true" />}
      <span>{text}</span>
    </span>
  );
}
