import { dockAt } from "../shared/dock-at.ts";

/** What is left free around a toast, px. */
const GAP = 8;

/**
 * Keeps a toast above what is docked at the window's end: the primary action, the tabs, a dialog. So it hides neither
 * that nor the title and the way back. Gives what ends it.
 */
export function keepAboveDock(toast: HTMLElement): () => void {
  const place = () => {
    const end = window.visualViewport?.height ?? window.innerHeight;
    const dock = Math.min(dockAt(end - 1) ?? end, end);
    // Moved, not laid out anew: what is looked for under a point counts where a toast is not yet as a place it shifts from.
    toast.style.setProperty("--top", `${Math.max(GAP, dock - toast.offsetHeight - GAP)}px`);
  };
  // What is docked comes and goes with a screen; a keyboard takes from the window's height.
  const seen = new MutationObserver(place);
  seen.observe(document.body, { childList: true, subtree: true });
  window.addEventListener("resize", place);
  place();
  return () => {
    seen.disconnect();
    window.removeEventListener("resize", place);
  };
}
