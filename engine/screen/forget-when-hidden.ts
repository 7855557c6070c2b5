import type { Stage } from "./stage.ts";

interface Forgetful {
  readonly stage: Stage;
  readonly dialogs: { forget(): void };
}

/** ms by a clock that cannot be set, and by one that goes on while the device sleeps. */
const clocks = () => ({ steady: performance.now(), awake: Date.now() });

/**
 * Wipes the secrets of the screen's form and of open dialogs once the page has been hidden for so long: a phone that was put away shows
 * nobody a PIN (R78). `limit` in ms, by whichever clock comes to it first.
 */
export function forgetWhenHidden(app: Forgetful, limit: number): void {
  let since: ReturnType<typeof clocks> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    since = undefined;
    if (app.stage.kind === "visit") app.stage.visit.form.forget();
    app.dialogs.forget();
  };
  document.addEventListener("visibilitychange", () => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") {
      since = clocks();
      timer = setTimeout(forget, limit);
    } else if (since !== undefined) {
      // A browser may hold back the timers of a hidden page, and a phone that sleeps does.
      const now = clocks();
      if (Math.max(now.steady - since.steady, now.awake - since.awake) >= limit) forget();
      since = undefined;
    }
  });
}
