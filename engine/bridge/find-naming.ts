import type { ByNaming, Naming } from "./capabilities.ts";
import { member } from "./member.ts";

/**
 * Which set of names the native app around the page speaks: the new one where both are there, none on the plain web
 * (R70). Told by the bridge object alone, never by the user agent (B1); an element or a frame that happens to carry
 * the object's name is none.
 */
export function findNaming(page: object, objects: ByNaming): Naming | undefined {
  const posts = bridgeObject(page, objects.new);
  if (posts && typeof member(posts, "postMessage") === "function") return "new";
  return bridgeObject(page, objects.older) ? "older" : undefined;
}

/** The bridge object of a name, if the page has one. */
export function bridgeObject(page: object, name: string): object | undefined {
  try {
    const found = member(page, name);
    if ((typeof found !== "object" && typeof found !== "function") || found === null) return undefined;
    return member(found, "nodeType") === undefined && member(found, "window") === undefined ? found : undefined;
  } catch {
    return undefined; // a frame of another origin lets nobody look
  }
}
