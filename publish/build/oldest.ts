/**
 * What the scripts are written for. The oldest browser that is promised is older (docs/decisions/0006-browsers.md):
 * below Chrome 98 the builder takes private members of classes apart for a fault that only static ones have, for 2 kB
 * and slower code; `tests/journeys/page/oldest-browser.spec.ts` reads the built scripts for what that browser lacks.
 */
export const scriptTarget = ["chrome98", "safari16"];

/** What the styles are written for: the oldest browsers themselves. */
export const styleTarget = ["chrome88", "safari16", "firefox98"];
