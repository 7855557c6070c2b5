import { useCallback, useSyncExternalStore } from "react";
import type { Watchable } from "../state/watchable.ts";

/** The value of now, and a render with each new one. */
export function useWatched<T>(watchable: Watchable<T>): T {
  const watch = useCallback((changed: () => void) => watchable.watch(changed), [watchable]);
  const read = () => watchable.read();
  return useSyncExternalStore(watch, read, read);
}
