import { nearest } from "../../../faults/nearest.ts";

/**
 * The address most like one that leads nowhere: its path is that of a route, with what was written in the place of
 * each parameter; its query is left as it is. Of the beginning of an address a parameter is not there yet.
 */
export function nearestAddress(address: string, routes: readonly string[]): string | undefined {
  const [path = "", ...query] = address.split("?");
  const found = nearest(path, new Set(routes.flatMap((route) => filled(route, path) ?? [])));
  return found === undefined ? undefined : [found, ...query].join("?");
}

/** A route with what a path has in the place of its parameters; undefined where it has nothing there. */
function filled(route: string, path: string): string | undefined {
  const given = path.split("/");
  const wanted = route.split("/");
  const isOpen = wanted.some((segment) => segment.startsWith("{"));
  if (isOpen && given.length !== wanted.length) return undefined;
  return wanted.map((segment, at) => (segment.startsWith("{") ? given[at] : segment)).join("/");
}
