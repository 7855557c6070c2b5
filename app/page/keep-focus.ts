const screen = "[data-screen]";
// A number or name that nobody began would be missed as soon as it is left.
const secret = "input[type=password]:not(:disabled)";

/** The first field of a secret among what was put on the page. */
const fieldIn = (changes: readonly MutationRecord[]): Element | undefined =>
  changes
    .flatMap(({ addedNodes }) => [...addedNodes])
    .flatMap((node) => (node instanceof Element && node.isConnected ? [...node.querySelectorAll(secret)] : []))[0];

/**
 * Where what had the focus is taken off the page, as a row that was removed, the focus goes to the list that it stood
 * in, else to the title of its screen; where a field took its place, as that of a PIN which is set now takes the place of
 * the button, to that (D7). Another screen says itself where it begins.
 */
export function keepFocus(root: HTMLElement): void {
  let around: readonly Element[] = [];
  root.addEventListener("focusin", ({ target }) => {
    around = [];
    for (let one = target instanceof Element ? target : null; one && one !== root; one = one.parentElement)
      around = [...around, one];
  });
  const look = (changes: readonly MutationRecord[]) => {
    const [had] = around;
    if (!had || had.isConnected || (document.activeElement ?? document.body) !== document.body) return;
    const stood = around;
    const kept = stood.filter((one) => one.isConnected);
    around = [];
    const shown = root.querySelector(screen);
    // Gone with its screen; what stood in none was a dialog's.
    const elsewhere = stood.some((one) => one.matches(screen)) && !kept.some((one) => one === shown);
    const field = kept.some((one) => one === shown) ? fieldIn(changes) : undefined;
    const place = field ?? kept.find((one) => one.matches("section")) ?? shown?.querySelector("h1") ?? shown;
    if (!(place instanceof HTMLElement) || elsewhere) return;
    if (!field) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(root, { childList: true, subtree: true });
}
