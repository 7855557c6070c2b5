import { scrollThrough } from "./scroll-through.ts";

/** How long it lies there once the change shows, ms: longer than the two presses of a double tap are apart. */
const LASTS = 700;

const control = "a, button, [role=link]";
/** What is another element where another screen is shown, its content has come, or a dialog opened or closed. */
const shows = "main, dialog";
const waiting = '[data-phase="loading"]';

/**
 * As wide as two taps of one finger lie apart, its middle where the finger was. A style sheet of its own would be one
 * more address in the first script.
 */
const looks = {
  position: "fixed",
  zIndex: "1000",
  inset: "auto",
  width: "calc(0.64 * var(--unit))",
  height: "calc(0.64 * var(--unit))",
  margin: "calc(-0.32 * var(--unit))",
  padding: "0",
  border: "0",
  background: "none",
};

/** Where a pointer pressed last, on what, and what showed then. */
interface Press {
  readonly x: number;
  readonly y: number;
  readonly on: Element | null;
  shown: readonly Element[];
}

/**
 * Where a finger pressed and something else comes to lie beneath it, another screen, a dialog or what was under one, that
 * spot takes no press until a moment after the change shows: the second tap of a double tap presses what the first
 * showed, and may pay (R45, R46). All the rest of the page can be pressed at once, and the keyboard everywhere.
 */
export function shieldPresses(root: HTMLElement): void {
  const shield = document.createElement("div");
  shield.className = "press-shield";
  shield.setAttribute("aria-hidden", "true");
  // Else it would move with a dialog as that rises, and be cut off at its edge.
  shield.setAttribute("popover", "manual");
  Object.assign(shield.style, looks);
  // Who reads on by the keyboard stays where he is.
  shield.addEventListener("mousedown", (event) => event.preventDefault());
  scrollThrough(shield);

  let press: Press | undefined;
  let lasting: Animation | undefined;
  const shown = () => [...root.querySelectorAll(shows)];

  const end = (answered: Press) => {
    shield.remove();
    // What a screen still waits for comes to lie under the same finger.
    if (press === answered && !root.querySelector(waiting)) press = undefined;
  };
  const look = () => {
    if (!press) return;
    const { x, y, on, shown: before } = press;
    const now = shown();
    if (now.length === before.length && now.every((one, at) => one === before[at])) return;
    const answered = press;
    answered.shown = now;
    shield.remove();
    const beneath = document.elementFromPoint(x, y);
    const same = on?.closest(control);
    // A tab of the bar below is there on both screens.
    if (same && beneath?.closest(control) === same) return;
    shield.style.left = `${x}px`;
    shield.style.top = `${y}px`;
    // All but an open dialog is inert.
    (beneath?.closest("dialog") ?? document.body).append(shield);
    if ("showPopover" in shield) shield.showPopover();
    lasting?.cancel();
    // Nothing moves, but its time begins when it is drawn: on a slow phone that is long after it came into the page.
    lasting = shield.animate([], LASTS);
    lasting.onfinish = () => end(answered);
  };

  const pressed = ({ detail, clientX: x, clientY: y, target }: MouseEvent) => {
    // A click of the keyboard, or of a script, is at no place.
    if (detail > 0) press = { x, y, on: target instanceof Element ? target : null, shown: shown() };
  };
  window.addEventListener("click", pressed, true);
  window.addEventListener("keydown", () => void (press = undefined), true);
  new MutationObserver(look).observe(root, { childList: true, subtree: true });
}
