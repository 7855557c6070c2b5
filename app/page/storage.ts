import type { TextStore } from "../../engine/index.ts";

/** A storage of the browser, or nothing where its getter throws or gives null (R57). */
export function storage(name: "localStorage" | "sessionStorage"): TextStore | undefined {
  try {
    return window[name] ?? undefined;
  } catch {
    return undefined;
  }
}
