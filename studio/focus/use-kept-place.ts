import { useEffect } from "react";
import { focusHeading, focusOn } from "./focus-heading.ts";

/** So long whoever moves the focus himself may take, ms: a menu that closes gives it back to what opened it. */
const PATIENCE = 100;

/** What is a place of its own on a page, the nearest of which is gone on at. */
const PLACES = "[data-path], li, section, form, main";

/**
 * Keeps whoever is at the keys where he was once what he pressed is gone, or cannot be pressed any more: the focus goes to
 * the heading of the place that it stood in, or to that itself, instead of to the start of the page.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    /** What had the focus last, and all that stands around it. */
    let around: readonly Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const come = ({ target }: FocusEvent) => {
      around = target instanceof Element ? [...upFrom(target)] : [];
    };
    // Who presses beside everything has left by himself.
    const leave = () => {
      around = [];
    };
    const look = () => {
      if (timer === undefined && around.length > 0 && isLost()) timer = setTimeout(settle, PATIENCE);
    };
    const settle = () => {
      timer = undefined;
      const [last, ...above] = around;
      if (!last || !isLost()) return;
      around = [];
      if (last instanceof HTMLElement && last.isConnected && !last.matches(":disabled")) return last.focus();
      const place = above.find((one) => one.isConnected && one.matches(PLACES));
      const heading = place?.querySelector<HTMLElement>("h1, h2, h3, h4");
      if (heading) focusOn(heading);
      else if (place instanceof HTMLElement) focusOn(place);
      else focusHeading();
    };
    const observer = new MutationObserver(look);
    const seen = { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] };
    observer.observe(document.body, seen);
    document.addEventListener("pointerdown", leave, true);
    document.addEventListener("focusin", come);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      document.removeEventListener("pointerdown", leave, true);
      document.removeEventListener("focusin", come);
    };
  }, []);
}

/** Whether no key goes to where somebody was: a browser leaves what is disabled only with its next picture. */
function isLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(":disabled");
}

function* upFrom(element: Element): Iterable<Element> {
  for (let at: Element | null = element; at; at = at.parentElement) yield at;
}
