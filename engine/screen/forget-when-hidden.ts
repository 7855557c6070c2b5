import type { Stage } from "./stage.ts";

/**
 * Wipes the secrets of the screen's form once the page has been hidden for so long: a phone that was put away shows
 * nobody a PIN (R78). `limit` in ms, on a clock that cannot be set.
 */
export function forgetWhenHidden(app: { readonly stage: Stage }, limit: number): void {
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    since = undefined;
    if (app.stage.kind === "visit") app.stage.visit.form.forget();
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
