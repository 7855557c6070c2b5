import { dockAt } from "../shared/dock-at.ts";

/**
 * Lays bars over the page: nothing moves when one comes or goes. They lie above whatever is docked at the window's end,
 * where no action is beneath; the page gets their height at its own end, where they rest once it is scrolled there. A page
 * with neither an action nor tabs docked there, and without a header (the login), has its picture on top: they lie over
 * that. What takes the focus scrolls clear of them.
 */
export function placeBars(bars: readonly HTMLElement[]): void {
  const end = window.innerHeight;
  const height = bars.reduce((sum, bar) => sum + bar.offsetHeight, 0);
  const probes = Array.from({ length: Math.ceil(height / 24) + 1 }, (_, at) => end - 1 - Math.min(at * 24, height));
  const tops = probes.map(dockAt);
  const met = tops.findIndex((top) => top !== undefined && top > end / 2);
  // An action that the page's end has lifted by their height leaves them the room beneath.
  const dock = met > 0 && met === tops.length - 1 ? end : tops[met];
  const onTop = dock === undefined && dockAt(1) === undefined;
  const from = onTop ? 0 : (dock ?? end) - height;
  let top = from;
  for (const bar of bars) {
    bar.style.transform = `translateY(${top}px)`;
    top += bar.offsetHeight;
  }
  const room = (needed: number) => (height > 0 && needed > 0 ? `${needed}px` : "");
  document.body.style.paddingBottom = room(onTop ? 0 : height);
  document.documentElement.style.scrollPaddingTop = room(onTop ? height : 0);
  document.documentElement.style.scrollPaddingBottom = room(onTop ? 0 : end - from);
}
