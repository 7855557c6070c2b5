const screen = "[data-screen]";

/**
 * Where what had the focus is taken off the page, as a row that was removed, the focus goes to the list that it stood
 * in, else to the title of its screen (D7). Another screen says itself where it begins.
 */
export function keepFocus(root: HTMLElement): void {
  let around: readonly Element[] = [];
  root.addEventListener("focusin", ({ target }) => {
    around = [];
    for (let one = target instanceof Element ? target : null; one && one !== root; one = one.parentElement)
      around = [...around, one];
  });
  const look = () => {
    const [had] = around;
    if (!had || had.isConnected || (document.activeElement ?? document.body) !== document.body) return;
    const stood = around;
    const kept = stood.filter((one) => one.isConnected);
    around = [];
    const shown = root.querySelector(screen);
    // Gone with its screen; what stood in none was a dialog's.
    const elsewhere = stood.some((one) => one.matches(screen)) && !kept.some((one) => one === shown);
    const place = kept.find((one) => one.matches("section")) ?? shown?.querySelector("h1") ?? shown;
    if (!(place instanceof HTMLElement) || elsewhere) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(root, { childList: true, subtree: true });
}
