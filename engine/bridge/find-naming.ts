import type { Names, Naming } from "./capabilities.ts";

/** A page as far as the search for a native app reads it: its global names. */
type Globals = Readonly<Record<string, unknown>>;

/**
 * Which set of names the native app around the page speaks: the new one where both are there, none on the plain web
 * (R70). Told by the bridge object alone, never by the user agent (B1); an element or a frame that happens to carry
 * the object's name is none.
 */
export function findNaming(page: object, objects: Names): Naming | undefined {
  if (typeof bridgeObject(page, objects.new)?.postMessage === "function") return "new";
  return bridgeObject(page, objects.older) ? "older" : undefined;
}

/** The bridge object of a name, if the page has one. */
export function bridgeObject(page: object, name: string): Record<string, unknown> | undefined {
  try {
    const found = (page as Globals)[name];
    if ((typeof found !== "object" && typeof found !== "function") || found === null) return undefined;
    const { nodeType, window } = found as Globals;
    return nodeType === undefined && window === undefined ? (found as Record<string, unknown>) : undefined;
  } catch {
    return undefined; // a frame of another origin lets nobody look
  }
}
