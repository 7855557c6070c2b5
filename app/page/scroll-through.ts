const scrolls = (one: Element): boolean =>
  one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY);

/**
 * A finger that moves over something which lies above the page scrolls what is beneath, as the text of a dialog. The
 * page itself needs no help: the browser scrolls it.
 */
export function scrollThrough(over: HTMLElement): void {
  let beneath: Element | undefined;
  let at = 0;
  const start = ({ touches: [touch] }: TouchEvent) => {
    if (!touch) return;
    at = touch.clientY;
    beneath = document.elementsFromPoint(touch.clientX, at).find(scrolls);
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!touch || !beneath) return;
    if (event.cancelable) event.preventDefault();
    beneath.scrollTop += at - touch.clientY;
    at = touch.clientY;
  };
  over.addEventListener("touchstart", start, { passive: true });
  over.addEventListener("touchmove", move, { passive: false });
}
