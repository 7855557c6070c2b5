/** Nobody is anywhere yet, or in what stands around the page's content. */
const isFree = (): boolean => {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches("main");
};

/**
 * Puts the focus on the heading of the page, as soon as that has one: it is read out, and Tab goes on from there. Whoever
 * is somewhere on the page by then is left there.
 * @returns ends the waiting
 */
export function focusHeading(): () => void {
  const look = () => {
    const heading = document.querySelector<HTMLElement>("h1");
    if (!heading) return;
    observer.disconnect();
    if (isFree()) focusOn(heading);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/** Puts the focus on what no key comes to by itself. */
export function focusOn(place: HTMLElement): void {
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus();
}
