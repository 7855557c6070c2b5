/** What is tracked, and what is noted for the debug console. */
export { Tracker, type TrackedEvent } from "./tracking/tracker.ts";
export { scrub } from "./tracking/scrub.ts";
export { pageEvent } from "./tracking/page-event.ts";
export { ClickSeries } from "./debug/click-series.ts";
export { noted, recentCalls, type CallTrace } from "./debug/recent-calls.ts";
