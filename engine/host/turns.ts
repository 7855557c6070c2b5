import { historyEntry } from "../navigation/history-entry.ts";

/** Draws the next screen, once the one before it has been looked at; settles as what draws it does. */
export type Turn = (draw: () => Promise<void>) => Promise<void>;

const placeNow = (): number => {
  const { idx } = historyEntry();
  return typeof idx === "number" ? idx : 0;
};

/** Whether the page can move to another screen, and may: nobody has asked for less motion, and no dialog asks anything. */
const moves = (): boolean =>
  "startViewTransition" in document &&
  !window.matchMedia("(prefers-reduced-motion: reduce)").matches &&
  document.querySelector("dialog[open]") === null;

/**
 * Shows which way one goes from screen to screen (K16), where the page can: `data-turn` of the root says `forward`,
 * `back` or `beside` meanwhile, and the style sheet moves by it. Only the screen that is left is a picture, until
 * `data-turned` says that the next is drawn: a browser gives no press to what it shows as a picture.
 */
export function turning(): Turn {
  let from: number | undefined;
  let latest: ViewTransition | undefined;
  return (draw) => {
    const place = placeNow();
    const left = from;
    from = place;
    // The first screen of all comes from nowhere.
    if (left === undefined || !moves()) return draw();
    const way = place > left ? "forward" : place < left ? "back" : "beside";
    const root = document.documentElement;
    delete root.dataset.turned;
    return new Promise((settle, fail) => {
      root.dataset.turn = way;
      const turn = document.startViewTransition(async () => {
        draw().then(settle, fail);
        // React draws in the microtask before this one is over.
        await Promise.resolve();
        root.dataset.turned = "";
      });
      latest = turn;
      const over = () => {
        if (latest !== turn) return;
        delete root.dataset.turn;
        delete root.dataset.turned;
      };
      // One that is left out, as in a page that nobody sees, has drawn its screen all the same.
      turn.ready.catch(() => undefined);
      turn.finished.then(over, over);
    });
  };
}
