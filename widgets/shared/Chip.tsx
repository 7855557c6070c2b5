import { CircleAlert, CircleCheck, CircleDot, Clock, TriangleAlert, type LucideIcon } from "lucide-react";
import { Glyph } from "./Glyph.tsx";
import type { IconName, Tone } from "./names.ts";
import css from "./chip.module.css";

const icons: Record<Tone, LucideIcon> = {
  neutral: CircleDot,
  info: Clock,
  good: CircleCheck,
  warn: TriangleAlert,
  danger: CircleAlert,
};

interface ChipProps {
  text: string;
  tone?: Tone | undefined;
  icon?: IconName | undefined;
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
