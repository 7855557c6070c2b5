import { useEffect, useState } from "react";

const never = -Infinity;

// When this page first saw each sending: its wait goes on when the field is mounted anew, or stands for it again.
const seen = new Map<number, number>();

function firstSeen(sentAt: number, now: number): number {
  // Sent before this page was there, for one that is loaded anew: so much of the wait is over.
  const at = seen.get(sentAt) ?? performance.now() - Math.max(0, now - sentAt);
  seen.set(sentAt, at);
  return at;
}

/**
 * Whole seconds left of a wait, counted by the monotonic clock (R62), a way to start it now, and whether one ever began:
 * not while it is drawn first, as a page is sent before anybody had a code.
 * Another `sentAt` is another wait, 0 (nothing sent) none; its own value is compared with `lenderNow` (ms) alone, never
 * with the device's clock (R61).
 */
export function useWait(
  seconds: number,
  sentAt: number | undefined,
  lenderNow = 0,
): [left: number, start: () => void, began: boolean] {
  const [end, setEnd] = useState(never);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (sentAt === undefined) return;
    // oxlint-disable-next-line react/set-state-in-effect -- when the page first saw it is not known while it is drawn
    setNow(performance.now());
    setEnd(sentAt ? firstSeen(sentAt, lenderNow) + seconds * 1000 : never);
  }, [sentAt, seconds, lenderNow]);
  useEffect(() => {
    if (end <= performance.now()) return;
    const timer = setInterval(() => {
      setNow(performance.now());
      if (performance.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  const start = () => {
    setNow(performance.now());
    setEnd(performance.now() + seconds * 1000);
  };
  // `now` may be a render older than `end`: never more than the whole wait.
  return [Math.min(seconds, Math.max(0, Math.ceil((end - now) / 1000))), start, end > never];
}
