import { type RefObject, useLayoutEffect } from "react";

/** Makes a figure as much smaller as it must be to stand whole in the element around it, whatever its font and the reader's text size (K10, K11). */
export function useFit(figure: RefObject<HTMLElement | null>): void {
  // What is typed is fitted before it is painted.
  useLayoutEffect(() => fit(figure.current));
  useLayoutEffect(() => {
    const element = figure.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    let asked = 0;
    // Its size changes besides when its font comes, and with the reader's text size. It is fitted with the next frame: to
    // change what is observed while it is told of is what browsers report as an error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => fit(element));
    });
    observer.observe(element);
    observer.observe(room);
    return () => {
      cancelAnimationFrame(asked);
      observer.disconnect();
    };
  }, [figure]);
}

function fit(element: HTMLElement | null): void {
  const room = element?.parentElement;
  if (!element || !room) return;
  const now = Number(element.style.getPropertyValue("--fit") || 1);
  // One pixel more than it takes: widths are rounded.
  const whole = (element.offsetWidth + 1) / now;
  const next = Math.min(1, Math.floor((1000 * room.clientWidth) / whole) / 1000);
  if (next > 0 && next !== now) element.style.setProperty("--fit", String(next));
}
