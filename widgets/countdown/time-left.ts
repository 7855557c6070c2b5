import type { Locale } from "../../engine/widget.ts";
import type { CountdownProps } from "./countdown.props.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number) => String(value).padStart(2, "0");

/** Whole seconds left as 9:05 or 1:02:03, in words, or as bare seconds. */
export function timeLeft(seconds: number, format: NonNullable<CountdownProps["format"]>, text: Locale["text"]): string {
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (format === "seconds") return text("widgets.countdown-seconds", { seconds });
  if (format === "clock") {
    const rest = `${two(minutes)}:${two(seconds % MINUTE)}`;
    return hours ? `${hours}:${rest}` : rest;
  }
  if (days) return text("widgets.countdown-days", { days, hours: hours % 24 });
  if (hours) return text("widgets.countdown-hours", { hours, minutes });
  if (minutes) return text("widgets.countdown-minutes", { minutes, seconds: seconds % MINUTE });
  return text("widgets.countdown-seconds", { seconds });
}
