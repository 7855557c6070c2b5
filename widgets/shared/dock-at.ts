/** The upper edge, in px of the window, of what stands docked at a height `y` of the window's middle; undefined, nothing does. */
export function dockAt(y: number): number | undefined {
  for (let at = document.elementFromPoint(window.innerWidth / 2, y); at; at = at.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(at).position)) return at.getBoundingClientRect().top;
  return undefined;
}
