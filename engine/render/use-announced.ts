import { type RefObject, useEffect, useRef } from "react";
import type { Phase } from "../screen/reads.ts";
import type { Visit } from "../screen/visit.ts";

/**
 * Gives what holds a screen. A screen reader hears where it is, once there is something to hear; the entry screen leaves
 * focus alone, so that typing is not disturbed.
 */
export function useAnnounced(visit: Visit, phase: Phase): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const announced = useRef(false);
  useEffect(() => {
    if (!visit.arrived || announced.current) return;
    const place = top.current?.querySelector<HTMLElement>("h1") ?? (phase === "loading" ? null : top.current);
    if (!place) return;
    announced.current = true;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [visit, phase]);
  return top;
}
