import type { Route, RouteEntry } from "./route.ts";

/** The params of a path under a pattern, or null when it does not fit. */
function paramsOf({ route, anyCase }: RouteEntry, path: string): Record<string, string> | null {
  const wanted = route.split("/");
  const same = (a: string, b = "") => (anyCase ? a.toLowerCase() === b.toLowerCase() : a === b);
  const found = path.replace(/\/$/, "").split("/");
  if (found.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, word] of wanted.entries()) {
    const have = found[index];
    const [, name, optional] = /^\{(\w+)(\?)?\}$/.exec(word) ?? [];
    if (name === undefined) {
      if (!same(word, have)) return null;
    } else if (have) params[name] = decoded(have);
    else if (!optional) return null;
  }
  return params;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The screen that a path and query lead to; fixed words win over params, then the first, and `/*` takes what nothing else does (S3). */
export function matchRoute(
  routes: readonly RouteEntry[],
  path: string,
  search: string,
): { entry: RouteEntry; route: Route } | undefined {
  const query = Object.fromEntries(new URLSearchParams(search));
  // Most addresses are a route as it is written; reading all the patterns is then for nothing.
  const written = routes.find(({ route }) => route === path);
  if (written) return { entry: written, route: { path, params: {}, query } };
  let best: { entry: RouteEntry; params: Record<string, string> } | undefined;
  for (const entry of routes) {
    const params = paramsOf(entry, path);
    if (params && (!best || Object.keys(params).length < Object.keys(best.params).length)) best = { entry, params };
  }
  const other = routes.find(({ route }) => route === "/*");
  if (!best && other) best = { entry: other, params: {} };
  if (!best) return undefined;
  return { entry: best.entry, route: { path, params: best.params, query } };
}
