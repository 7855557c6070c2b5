import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

const MILLISECONDS = 1000;
const noSubscription = () => () => undefined;

function motionIsReduced(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What moves by itself: which one shows, whether it ever advances, and how it is held or scrolled by hand. */
export interface Advance {
  readonly now: number;
  readonly advances: boolean;
  readonly hold: (held: boolean) => void;
  readonly scrolled: () => void;
}

/**
 * Scrolls the `count` children of `track` on, one every `seconds`, unless they are held or `paused`, the page is hidden
 * or motion is to be reduced; 0 seconds never.
 */
export function useAdvance(
  track: RefObject<HTMLElement | null>,
  count: number,
  seconds: number,
  paused: boolean,
): Advance {
  const [now, setNow] = useState(0);
  const [held, hold] = useState(false);
  const still = useSyncExternalStore(noSubscription, motionIsReduced, () => true);
  const advances = seconds > 0 && count > 1 && !still;

  useEffect(() => {
    if (!advances || held || paused) return;
    const timer = setTimeout(() => {
      const next = track.current?.children[(now + 1) % count];
      if (next instanceof HTMLElement && !document.hidden) {
        track.current?.scrollTo({ left: next.offsetLeft, behavior: "smooth" });
      }
      setNow((now + 1) % count);
    }, seconds * MILLISECONDS);
    return () => clearTimeout(timer);
  }, [track, advances, held, paused, now, count, seconds]);

  const scrolled = () => {
    const list = track.current;
    if (list?.clientWidth) setNow(Math.min(count - 1, Math.round(list.scrollLeft / list.clientWidth)));
  };
  return { now, advances, hold, scrolled };
}
