/** More than half of what lies between two columns, px. */
const BESIDE = 24;

/** The upper edge, in px of the window, of what stands docked at a height `y` of the window's middle, or of the second column; undefined, nothing does. */
export function dockAt(y: number): number | undefined {
  // In the middle there may be the gap of two columns, and what is docked stand below the second.
  const there = document.elementsFromPoint(window.innerWidth / 2 + BESIDE, y);
  // What takes the second press of a double tap lies over it all for a moment, and shows nothing.
  for (let at = there.find((one) => !one.matches("[popover]")); at; at = at.parentElement ?? undefined)
    if (/sticky|fixed/.test(getComputedStyle(at).position)) return at.getBoundingClientRect().top;
  return undefined;
}
