import { useEffect, useRef, useState } from "react";
import { useLocale, type WidgetProps } from "../../engine/widget.ts";
import css from "./countdown.module.css";
import type { CountdownProps } from "./countdown.props.ts";
import { timeLeft } from "./time-left.ts";

const SECOND = 1000;

/**
 * Time left until a moment of the lender's clock. `now` is that clock's reading when it is given; from there the
 * time is counted on `performance.now`, which setting the device's clock does not move. A later reading may shorten what
 * is left of an `until`, never lengthen it (R62). `done` is sent once for each `until`.
 */
export function Countdown(props: WidgetProps<CountdownProps>) {
  const { id, until, now, label, format = "clock", doneText, size = "inline", emit } = props;
  const { text } = useLocale();
  const [left, setLeft] = useState(() => Math.max(0, until - now));
  const told = useRef<number>(undefined);
  const ends = useRef({ until, at: Infinity });

  useEffect(() => {
    const known = ends.current.until === until ? ends.current.at : Infinity;
    const at = Math.min(known, performance.now() + until - now);
    ends.current = { until, at };
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const rest = Math.max(0, at - performance.now());
      setLeft(rest);
      if (rest > 0) timer = setTimeout(tick, rest % SECOND || SECOND);
      else if (told.current !== until) {
        told.current = until;
        emit("done");
      }
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, now, emit]);

  // Rounded up, so that the last second shows 1 and what follows it is the end.
  const seconds = Math.ceil(left / SECOND);
  return (
    <div className={`${css.countdown} ${css[size]}`} id={id} role="timer" aria-label={label}>
      {label ? <span className={css.label}>{label}</span> : null}
      <span className={css.time}>{seconds === 0 && doneText ? doneText : timeLeft(seconds, format, text)}</span>
    </div>
  );
}
