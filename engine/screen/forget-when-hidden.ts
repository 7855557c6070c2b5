import type { Stage } from "./stage.ts";

interface Forgetful {
  readonly stage: Stage;
  readonly dialogs: { forget(): void };
}

/**
 * Wipes the secrets of the screen's form and of open dialogs once the page has been hidden for so long: a phone that was put away shows
 * nobody a PIN (R78). `limit` in ms, on a clock that cannot be set.
 */
export function forgetWhenHidden(app: Forgetful, limit: number): void {
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    since = undefined;
    if (app.stage.kind === "visit") app.stage.visit.form.forget();
    app.dialogs.forget();
  };
  document.addEventListener("visibilitychange", () => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") {
      since = performance.now();
      timer = setTimeout(forget, limit);
    } else if (since !== undefined) {
      // A browser may hold back the timers of a hidden page.
      if (performance.now() - since >= limit) forget();
      since = undefined;
    }
  });
}
