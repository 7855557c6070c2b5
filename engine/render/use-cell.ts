import { useCallback, useSyncExternalStore } from "react";
import type { Cells } from "../state/cells.ts";

const nothing = () => undefined;

/** The value of one path, for the few components around a screen; undefined where there is none to look at. */
export function useCell(cells: Cells, path: string | undefined): unknown {
  const watch = useCallback(
    (changed: () => void) => (path === undefined ? nothing : cells.watch(path, changed)),
    [cells, path],
  );
  const read = () => (path === undefined ? undefined : cells.read(path));
  return useSyncExternalStore(watch, read, read);
}
