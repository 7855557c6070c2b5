import { type Started, startTracking } from "./tracking/start-tracking.ts";

/** What a page needs once it is up, and nobody waits for: a chunk of its own. */
export function afterStart(started: Started): void {
  startTracking(started);
}
