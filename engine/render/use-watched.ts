import { useSyncExternalStore } from "react";
import type { Watchable } from "../state/watchable.ts";

/** The value of now, and a render with each new one. */
export function useWatched<T>(watchable: Watchable<T>): T {
  return useSyncExternalStore(watchable.watch, watchable.read, watchable.read);
}
