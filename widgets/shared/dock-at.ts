/** More than half of what lies between two columns, px. */
const BESIDE = 24;

/** The upper edge, in px of the window, of what stands docked at a height `y` of the window's middle, or of the second column; undefined, nothing does. */
export function dockAt(y: number): number | undefined {
  // In the middle there may be the gap of two columns, and what is docked stand below the second.
  for (let at = document.elementFromPoint(window.innerWidth / 2 + BESIDE, y); at; at = at.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(at).position)) return at.getBoundingClientRect().top;
  return undefined;
}
