import type { AppState } from "../../engine/index.ts";

/** What a storage says when another tab has changed it. */
interface Changed {
  readonly key: string | null;
  readonly newValue: string | null;
}

const kept = /^app\.(device\.[\w-]+)$/;

/** What another tab keeps on this device holds here at once: what was shown there once is not shown here again (D5). */
export function watchDevice(
  state: Pick<AppState, "cells">,
  page: { addEventListener(type: "storage", heard: (event: Changed) => void): void },
): void {
  page.addEventListener("storage", ({ key, newValue }) => {
    const path = kept.exec(key ?? "")?.[1];
    if (path === undefined) return;
    try {
      state.cells.write(path, newValue === null ? undefined : JSON.parse(newValue));
    } catch {
      // No JSON: nobody of ours wrote it (R59).
    }
  });
}
