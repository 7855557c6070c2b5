/** Runs when nobody waits for anything, or after a few seconds all the same. */
export const whenIdle = (run: () => void) =>
  "requestIdleCallback" in window ? window.requestIdleCallback(run, { timeout: 4000 }) : setTimeout(run, 1500);
