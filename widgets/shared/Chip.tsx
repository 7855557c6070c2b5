import { CircleAlert, CircleCheck, CircleDot, Clock, TriangleAlert } from "lucide-react";
import { Glyph, type GlyphName } from "./Glyph.tsx";
import css from "./chip.module.css";

const icons = { neutral: CircleDot, info: Clock, good: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

/** How good or bad a state is. */
export type Tone = keyof typeof icons;

interface ChipProps {
  text: string;
  tone?: Tone | undefined;
  icon?: GlyphName | undefined;
}

/** A state as colour, icon and word, for use inside cards. */
export function Chip({ text, tone = "neutral", icon }: ChipProps) {
  const ToneIcon = icons[tone];
  return (
    <span className={`${css.chip} ${css[tone]}`}>
      {icon ? <Glyph name={icon} className={css.icon} /> : <ToneIcon className={css.icon} aria-hidden="true" />}
      <span>{text}</span>
    </span>
  );
}
