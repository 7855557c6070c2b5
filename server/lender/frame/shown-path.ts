import { showPath } from "../../../engine/api.ts";

/** The path behind a hidden one (C7), by whichever brand's key hid it. */
export function shownPath(hidden: string, keyIds: ReadonlySet<string> = new Set()): string | undefined {
  for (const keyId of keyIds) {
    const path = showPath(hidden, keyId);
    if (path !== undefined) return path;
  }
  return undefined;
}
