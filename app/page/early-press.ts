/** What the page's inline script notes (`server/host/page.ts`). */
interface Noting {
  alive?: boolean;
  pressed?: Element | null;
}

/**
 * The page comes alive: nothing is noted any more, for from now on React hears of every press. Gives the way to repeat
 * the last one before, once what was typed is in the form; a button that is gone meanwhile is not pressed.
 */
export function earlyPress(): () => void {
  const noting = window as Window & Noting; // What is written there is this page's own.
  const { pressed } = noting;
  noting.alive = true;
  // From now on its own steps say that it is busy.
  pressed?.removeAttribute("data-waits");
  return () => {
    if (pressed instanceof HTMLButtonElement && pressed.isConnected) pressed.click();
  };
}
