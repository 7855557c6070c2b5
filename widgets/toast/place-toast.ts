import { dockAt } from "../shared/docks.ts";

/** What is left free around a toast, px. */
const GAP = 8;

/**
 * Lays a toast above what is docked at the window's end: the primary action, the tabs, a dialog. So it hides neither
 * that nor the title and the way back, and a keyboard, which takes from the window's height, hides no toast.
 */
export function placeToast(toast: HTMLElement): void {
  const end = window.visualViewport?.height ?? window.innerHeight;
  const dock = Math.min(dockAt(end - 1) ?? end, end);
  toast.style.top = `${Math.max(GAP, dock - toast.offsetHeight - GAP)}px`;
}
