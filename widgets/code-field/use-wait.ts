import { useEffect, useState } from "react";

const never = -Infinity;

// When this page first saw the last sending: the wait goes on when the field is mounted anew.
let seen = { sentAt: 0, at: 0 };

function firstSeen(sentAt: number, now: number): number {
  // Sent before this page was there, for one that is loaded anew: so much of the wait is over.
  if (seen.sentAt !== sentAt) seen = { sentAt, at: performance.now() - Math.max(0, now - sentAt) };
  return seen.at;
}

/**
 * Whole seconds left of a wait, counted by the monotonic clock (R62), a way to start it now, and whether one ever began:
 * not while it is drawn first, as a page is sent before anybody had a code.
 * A new `sentAt` (0: nothing sent yet) starts it too; its own value is compared with `lenderNow` (ms) alone, never with
 * the device's clock (R61).
 */
export function useWait(
  seconds: number,
  sentAt: number | undefined,
  lenderNow = 0,
): [left: number, start: () => void, began: boolean] {
  const [end, setEnd] = useState(never);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!sentAt) return;
    // oxlint-disable-next-line react/set-state-in-effect -- when the page first saw it is not known while it is drawn
    setNow(performance.now());
    setEnd(firstSeen(sentAt, lenderNow) + seconds * 1000);
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
