import { useEffect, useRef } from "react";

/** Brings the heading of a group of values to the top and into focus, once another one is chosen. */
export function useHeading(section: string | undefined): void {
  const before = useRef(section);
  useEffect(() => {
    if (before.current === section) return;
    before.current = section;
    // A value that an address names comes to the top itself.
    if (document.activeElement?.matches("[data-path]")) return;
    const heading = document.querySelector<HTMLElement>("section > h2[tabindex]");
    heading?.closest("section")?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }, [section]);
}
