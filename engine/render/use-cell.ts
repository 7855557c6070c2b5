import { useCallback, useSyncExternalStore } from "react";
import type { Cells } from "../state/cells.ts";

/** The value of one path, for the few components around a screen. */
export function useCell(cells: Cells, path: string): unknown {
  const watch = useCallback((changed: () => void) => cells.watch(path, changed), [cells, path]);
  const read = () => cells.read(path);
  return useSyncExternalStore(watch, read, read);
}
